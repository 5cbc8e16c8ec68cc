import { useEffect, useState } from 'react';
import { createHomeStore } from '../../stores/home.ts';
import { environment, user } from '../app.ts';
import { useStore } from '../use-store.ts';
import { HomeScreen } from './HomeScreen.tsx';

/** Home's moving part: the recent chat and the four ways to start one. */
export const HomeIsland = () => {
  const [home] = useState(() => createHomeStore({ user, environment }));
  useEffect(() => home.open(), [home]);
  return (
    <HomeScreen
      user={useStore(home.$user)}
      starting={useStore(home.$starting)}
      onStart={home.start}
    />
  );
};
