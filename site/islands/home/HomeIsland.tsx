import { useEffect, useState } from 'react';
import { createHomeStore } from '../../stores/home.ts';
import { api, environment, user } from '../app.ts';
import { useStore } from '../use-store.ts';
import { HomeScreen } from './HomeScreen.tsx';
import type { FeaturedCompanion } from './OurGirls.tsx';

interface Props {
  /** Those the page was built with, so that they stand there before any script. */
  featured: readonly FeaturedCompanion[];
}

/** Home's moving part: the recent chat, the featured companions and the four ways to start. */
export const HomeIsland = ({ featured }: Props) => {
  const [home] = useState(() => createHomeStore({ api, user, environment }));
  useEffect(() => home.open(), [home]);
  return (
    <HomeScreen
      user={useStore(home.$user)}
      featured={useStore(home.$featured) ?? featured}
      declined={useStore(home.$declined)}
      starting={useStore(home.$starting)}
      onStart={home.start}
    />
  );
};
