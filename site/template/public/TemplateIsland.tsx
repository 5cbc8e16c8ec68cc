import { useEffect, useState } from 'react';
import { api, environment } from '../../islands/app.ts';
import { useStore } from '../../islands/use-store.ts';
import { TemplateScreen } from '../both/TemplateScreen.tsx';
import { createTemplateStore } from './template.ts';

/** Connects the screen with its store. */
export const TemplateIsland = () => {
  const [store] = useState(() => createTemplateStore({ api, environment }));
  useEffect(() => {
    void store.load();
  }, [store]);
  return <TemplateScreen state={useStore(store.$state)} onRetry={store.load} />;
};
