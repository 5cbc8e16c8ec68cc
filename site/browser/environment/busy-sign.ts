/** Says that the server asked us to wait. */
export interface BusySign {
  /** One more call is waiting; the result ends that. */
  show(): () => void;
}

const TEXT = 'We are very busy right now. One moment, please…';

let waiting = 0;
let sign: HTMLElement | undefined;

/** A line at the foot of the page, read out as well, for as long as any call waits. */
export const busySign: BusySign = {
  show() {
    waiting += 1;
    if (!sign) {
      sign = document.createElement('p');
      sign.className = 'busy-sign';
      sign.setAttribute('role', 'status');
      document.body.append(sign);
      // A screen reader hears what changes in a status, not what it came with.
      sign.textContent = TEXT;
    }
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      waiting -= 1;
      if (waiting > 0) return;
      sign?.remove();
      sign = undefined;
    };
  },
};
