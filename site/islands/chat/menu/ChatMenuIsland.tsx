import { useState } from 'react';
import type { Message, Session } from '#contract/schemas/chat.ts';
import { createChatActionsApi } from '../../../browser/api/chat-actions-api.ts';
import type { createChatStore } from '../../../stores/chat/chat.ts';
import { createChatMenu } from '../../../stores/chat/chat-menu.ts';
import type { createNoticeStore } from '../../../stores/notice/notice.ts';
import { firstNameOf } from '../../../ui/format/first-name.ts';
import { environment, user } from '../../app.ts';
import { ChatMenu } from './ChatMenu.tsx';
import { ClearQuestion } from './ClearQuestion.tsx';
import { ReportForm } from './ReportForm.tsx';
import { SearchPanel } from './SearchPanel.tsx';

interface Props {
  chat: ReturnType<typeof createChatStore>;
  notice: ReturnType<typeof createNoticeStore>;
  session: Session;
  messages: readonly Message[];
  /** The message that is to be reported; empty: the menu is asked for. */
  reported: string;
  onClose: () => void;
}

/** The menu of a chat, and what it leads to. Its code is fetched with the first tap. */
export const ChatMenuIsland = ({ chat, notice, session, messages, reported, onClose }: Props) => {
  const [view, setView] = useState<'menu' | 'search' | 'clear' | 'report'>(
    reported === '' ? 'menu' : 'report',
  );
  const [menu] = useState(() =>
    createChatMenu({ api: createChatActionsApi(environment), user, chat, notice, environment }),
  );
  const name = firstNameOf(session.companionName);
  const hers = messages.findLast(
    ({ sender, messageType }) => sender === 'ai' && messageType === 'text',
  );
  const wrong = messages.find(({ id }) => id === reported) ?? hers;
  if (view === 'search') {
    return (
      <SearchPanel
        name={name}
        now={environment.clock.now()}
        onSearch={(words) => menu.search(session, words)}
        onGo={(id) => {
          onClose();
          void chat.jump(id);
        }}
        onClose={onClose}
      />
    );
  }
  if (view === 'clear') {
    const clear = () => {
      onClose();
      void menu.clear(session);
    };
    return <ClearQuestion name={name} onClear={clear} onClose={onClose} />;
  }
  if (view === 'report' && wrong) {
    const report = async (reason: string, consent: boolean) => {
      if (await menu.report(wrong.id, reason, consent)) onClose();
    };
    return <ReportForm name={name} words={wrong.content} onReport={report} onClose={onClose} />;
  }
  return (
    <ChatMenu
      name={name}
      session={session}
      canReport={hers !== undefined}
      onChoose={setView}
      onMute={(isMuted) => {
        onClose();
        void menu.mute(session, isMuted);
      }}
      onVersion={(choice) => {
        onClose();
        void menu.choose(session, choice);
      }}
      onClose={onClose}
    />
  );
};
