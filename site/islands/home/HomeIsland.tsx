import { useEffect, useState } from 'react';
import { createHomeStore } from '../../stores/home/home.ts';
import { createInstallHint } from '../../stores/home/install-hint.ts';
import { api, environment, user } from '../app.ts';
import { useStore } from '../use-store.ts';
import type { FeaturedCompanion } from './FeaturedCompanions.tsx';
import { HomeScreen } from './HomeScreen.tsx';

interface Props {
  /** Those the page was built with, so that they are visible before any script runs. */
  featured: readonly FeaturedCompanion[];
}

/** Home's moving part: the recent chat, the featured companions and the four ways to start. */
export const HomeIsland = ({ featured }: Props) => {
  const [home] = useState(() => createHomeStore({ api, user, environment }));
  const [install] = useState(() => createInstallHint(environment));
  useEffect(() => {
    install.open();
    return home.open();
  }, [home, install]);
  return (
    <HomeScreen
      user={useStore(home.$user)}
      featured={useStore(home.$featured) ?? featured}
      recentImage={useStore(home.$recentImage)}
      declined={useStore(home.$declined)}
      starting={useStore(home.$starting)}
      onStart={home.start}
      isInstallDue={useStore(install.$isDue)}
      onPutInstallAway={install.putAway}
    />
  );
};
