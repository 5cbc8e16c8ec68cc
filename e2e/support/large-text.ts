import type { Page } from '@playwright/test';

/**
 * Words and buttons that stand out of the window, or are cut by a box that cannot be scrolled.
 * @returns a line for each
 */
export const cutParts = (page: Page): Promise<string[]> => page.evaluate(findCutParts);

/** Runs in the page. */
function findCutParts(): string[] {
  /** A part that is cut by less, in CSS pixels, is only rounded. */
  const slack = 1;
  const isShown = (part: Element) => part.checkVisibility({ visibilityProperty: true });
  const isForEars = (part: Element) =>
    part.closest('.visually-hidden, [aria-hidden="true"], [aria-live="assertive"]');
  /** What is meant to be moved sideways. */
  const inRow = (part: Element) => part.closest('fieldset, [data-row]');

  /** The first box around a part that it overflows and that clips it. */
  const cutter = (part: Element, box: DOMRect): string => {
    for (let around = part.parentElement; around; around = around.parentElement) {
      const edge = around.getBoundingClientRect();
      const isOut = box.right > edge.right + slack || box.left < edge.left - slack;
      if (isOut && getComputedStyle(around).overflowX !== 'visible') return around.className;
    }
    return '';
  };

  const found: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const part = node.parentElement;
    const words = node.textContent?.trim();
    if (!part || !words || !isShown(part) || isForEars(part) || inRow(part)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const cutBy = cutter(part, box);
    if (cutBy) found.push(`${words}: cut by ${cutBy}`);
    else if (box.right > clientWidth + slack || box.left < -slack) found.push(`${words}: outside`);
  }
  return found;
}
