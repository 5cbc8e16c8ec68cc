import { useEffect, useState } from 'react';

const secondsUntil = (instant: string) =>
  Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000));

/** Seconds until an instant (ISO 8601), counted down to 0. */
export const useSecondsUntil = (instant: string): number => {
  const [left, setLeft] = useState(() => secondsUntil(instant));
  useEffect(() => {
    setLeft(secondsUntil(instant));
    const timer = setInterval(() => setLeft(secondsUntil(instant)), 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return left;
};
