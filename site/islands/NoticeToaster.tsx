import type { NoticeStore } from '../stores/notice/notice.ts';
import { Toaster } from '../ui/toast/Toaster.tsx';
import { useStore } from './use-store.ts';

interface Props {
  store: NoticeStore;
  /** A notice will come in a moment. */
  isExpected?: boolean;
}

/** The notices of an island, as toasts. */
export const NoticeToaster = ({ store, isExpected = false }: Props) => (
  <Toaster notice={useStore(store.$notice)} isExpected={isExpected} onHide={store.hide} />
);
