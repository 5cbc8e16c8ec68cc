import { useEffect, useState } from 'react';
import { api, environment } from '../../islands/app.ts';
import { useStore } from '../../islands/use-store.ts';
import { createTemplateStore } from '../store/template.ts';
import { TemplateScreen } from './TemplateScreen.tsx';

/** Joins the screen with what it shows. */
export const TemplateIsland = () => {
  const [store] = useState(() => createTemplateStore({ api, environment }));
  useEffect(() => {
    void store.load();
  }, [store]);
  return <TemplateScreen state={useStore(store.$state)} onRetry={store.load} />;
};
