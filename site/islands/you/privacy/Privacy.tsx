import { useState } from 'react';
import button from '../../../ui/button.module.css';
import { lazyPart } from '../../../ui/lazy-part.ts';
import you from '../you.module.css';
import { Switch } from './Switch.tsx';

const PushIsland = lazyPart<object>(() =>
  import('./PushIsland.tsx').then((part) => part.PushIsland),
);
const PinIsland = lazyPart(() => import('./PinIsland.tsx').then((part) => part.PinIsland));

interface Props {
  /** Whether title and icon say nothing of the app. */
  isDiscreet: boolean;
  /** The browser keeps nothing, so that cannot be chosen. */
  isBarred: boolean;
  onDiscreet: (isWanted: boolean) => void;
  /** Whether purchases may be reported to the ad network; null where there is none. */
  consent: boolean | null;
  onConsent: (isGiven: boolean) => void;
}

/** Who may see what: somebody beside the visitor, and an ad network. Both are off at first. */
export const Privacy = ({ isDiscreet, isBarred, onDiscreet, consent, onConsent }: Props) => {
  const [isPinShown, showPin] = useState(false);
  const [isPushShown, showPush] = useState(false);
  return (
    <section className={you.stack} aria-labelledby="privacy-title">
      <h2 id="privacy-title" className={you.heading}>
        Privacy
      </h2>
      <Switch
        id="discreet"
        label="Discreet on this phone"
        about="The tab is called “Notes”, with a plain icon. “Hide” on top of every screen of the app, or Escape twice, leads to an empty note pad at once. Articles and the other pages to read look as always, without “Hide”. Your browser’s history still knows the address, and an app on the home screen keeps its name."
        isOn={isDiscreet}
        obstacle={
          isBarred
            ? 'Your browser keeps nothing for this site, so the next page would not know. Allow site data in its settings, then try again.'
            : null
        }
        onSwitch={onDiscreet}
      />
      {isPinShown ? (
        <PinIsland />
      ) : (
        <button
          type="button"
          className={`${button.button} ${button.quiet} ${you.opens}`}
          onClick={() => showPin(true)}
        >
          PIN on this phone
        </button>
      )}
      {isPushShown ? (
        <PushIsland />
      ) : (
        <button
          type="button"
          className={`${button.button} ${button.quiet} ${you.opens}`}
          onClick={() => showPush(true)}
        >
          Notifications
        </button>
      )}
      {consent !== null && (
        <Switch
          id="consent"
          label="Tell our ad network when I buy a pack"
          about="It shows us which of our ads work. It never hears who you talk with, or about what."
          isOn={consent}
          onSwitch={onConsent}
        />
      )}
    </section>
  );
};
