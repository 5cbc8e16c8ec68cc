import type { ComponentProps } from 'react';
import { useFetched } from '../../ui/use-fetched.ts';
import type { MessageMenu } from './MessageMenu.tsx';

const load = () => import('./MessageMenu.tsx').then(({ MessageMenu }) => MessageMenu);

/** The place of a message's menu: its code comes with the first one. */
export const LazyMessageMenu = (props: ComponentProps<typeof MessageMenu>) => {
  const Menu = useFetched(load);
  return Menu && <Menu {...props} />;
};
