import type { ComponentProps } from 'react';
import { useFetched } from '../../ui/use-fetched.ts';
import type { ReplyPager } from './ReplyPager.tsx';

const load = () => import('./ReplyPager.tsx').then(({ ReplyPager }) => ReplyPager);

/** The place of the pager: its code comes with the second reply. */
export const LazyReplyPager = (props: ComponentProps<typeof ReplyPager>) => {
  const Pager = useFetched(load);
  return Pager && <Pager {...props} />;
};
