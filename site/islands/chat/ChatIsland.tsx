import { useCallback, useEffect, useState } from 'react';
import type { Message } from '#contract/schemas/chat.ts';
import { recogniserOf } from '../../browser/voice/voices.ts';
import { createChatStore } from '../../stores/chat/chat.ts';
import { isTooLong } from '../../stores/chat/send/draft.ts';
import { proposalsIn, variableIn } from '../../stores/chat/state/proposals.ts';
import { createNoticeStore } from '../../stores/notice/notice.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { api, environment, user } from '../app.ts';
import { lastPathPart } from '../last-path-part.ts';
import { NoticeToaster } from '../NoticeToaster.tsx';
import { useStore } from '../use-store.ts';
import { ChatScreen } from './ChatScreen.tsx';
import { useVoices } from './voice/use-voices.ts';

const ChatMenu = lazyPart(() =>
  import('./menu/ChatMenuIsland.tsx').then((part) => part.ChatMenuIsland),
);

const VoiceBar = lazyPart(() => import('./voice/VoiceBar.tsx').then((part) => part.VoiceBar));
const DictationBar = lazyPart(() =>
  import('./voice/DictationBar.tsx').then((part) => part.DictationBar),
);

const VersionOffer = lazyPart(() => import('./VersionOffer.tsx').then((part) => part.VersionOffer));

const createStores = () => {
  const notice = createNoticeStore();
  return { notice, chat: createChatStore({ api, user, notice, environment }) };
};

const actionsOf = (
  { copy, remember, edit }: ReturnType<typeof createChatStore>,
  onReport: (id: string) => void,
) => ({
  onReport,
  onCopy: (id: string) => void copy(id),
  onRemember: (id: string, isWanted: boolean) => void remember(id, isWanted),
  onEdit: (id: string) => void edit(id),
});

const openChat = () => lastPathPart(environment.navigation.path());

/** The chat whose id ends the page's address. */
export const ChatIsland = () => {
  const [{ chat, notice }] = useState(createStores);
  const state = useStore(chat.$chat);
  /** The menu, by the message it was opened to report; empty: by none; null: it is closed. */
  const [menu, setMenu] = useState<string | null>(null);
  const [actions] = useState(() => actionsOf(chat, setMenu));
  const voices = useVoices();
  /** What is read out: a message; `true`: the visitor dictates; null: neither. */
  const [voice, setVoice] = useState<Message | true | null>(null);
  const endVoice = useCallback(() => setVoice(null), []);
  const [canDictate, setCanDictate] = useState(false);
  const speak = useCallback(
    (message: Message) => setVoice((now) => (now === message ? null : message)),
    [],
  );
  useEffect(() => setCanDictate(recogniserOf(window) !== undefined), []);
  const another = useCallback(() => void chat.another(), [chat]);
  const choose = useCallback((index: number) => void chat.choose(index), [chat]);
  useEffect(() => {
    void chat.open(openChat());
    return chat.watch();
  }, [chat]);
  return (
    <>
      <ChatScreen
        chat={state}
        tooLong={isTooLong(state.draft.trim())}
        proposals={proposalsIn(state)}
        now={environment.clock.now()}
        onWrite={chat.write}
        onSend={() => void chat.send()}
        variable={variableIn(state)}
        onAnother={another}
        onChoose={choose}
        actions={actions}
        onMenu={() => setMenu('')}
        voices={voices}
        onSpeak={speak}
        onDictate={canDictate ? () => setVoice(true) : undefined}
        bar={
          voice === true ? (
            <DictationBar draft={state.draft} onWrite={chat.write} onEnd={endVoice} />
          ) : (
            (voice && <VoiceBar text={voice.content} onEnd={endVoice} />) ||
            (state.session?.version?.isOffered && (
              <VersionOffer session={state.session} onDone={chat.refresh} />
            ))
          )
        }
        onCancelEdit={() => void chat.edit(null)}
        onRetry={() => void chat.open(openChat())}
        onOlder={chat.loadOlder}
        onAnswerPayment={chat.answerPayment}
      />
      {menu !== null && state.session && (
        <ChatMenu
          chat={chat}
          notice={notice}
          session={state.session}
          messages={state.messages}
          reported={menu}
          onClose={() => setMenu(null)}
        />
      )}
      <NoticeToaster store={notice} />
    </>
  );
};
