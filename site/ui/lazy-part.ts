import { type ComponentType, createElement, useEffect, useState } from 'react';

/**
 * A part of a screen that is rarely needed: its code is fetched when it is due.
 * @param load stays the same
 * @returns null until it is there, and where that fails
 */
const useLazy = <Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null => {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    load().then(
      (part) => setPart(() => part),
      () => undefined,
    );
  }, [load]);
  return Part;
};

/** Such a part in its place on a screen: nothing, until its code is there. */
export const lazyPart =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  (props: Props) => {
    const Part = useLazy(load);
    return Part && createElement(Part, props);
  };
