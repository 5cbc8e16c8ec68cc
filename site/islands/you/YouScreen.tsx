import type { User } from '#contract/schemas/user.ts';
import type { AccountState } from '../../stores/account/account.ts';
import type { ErasureState } from '../../stores/account/erasure.ts';
import type { MemoryChange } from '../../stores/account/memory.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { AccountProblem } from './AccountProblem.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { Balance } from './balance/Balance.tsx';
import { Ledger } from './balance/Ledger.tsx';
import { Purchases } from './balance/Purchases.tsx';
import { KeepSection } from './KeepSection.tsx';
import { Memory } from './memory/Memory.tsx';
import { Privacy } from './privacy/Privacy.tsx';
import { YourData } from './YourData.tsx';
import styles from './you.module.css';

const EraseDialog = lazyPart(() => import('./erasure/erasing.ts').then((part) => part.EraseDialog));
const Erased = lazyPart(() => import('./erasure/erasing.ts').then((part) => part.Erased));
const SignedOut = lazyPart<object>(() =>
  import('../keep/SignedOut.tsx').then((part) => part.SignedOut),
);
const Stories = lazyPart(() =>
  import('./stories/StoriesIsland.tsx').then((part) => part.StoriesIsland),
);

interface Props {
  state: AccountState;
  /** Null until known. */
  user: User | null;
  erasure: ErasureState;
  /** For how many days the operator keeps sealed what is erased; 0: not at all. */
  keptDays: number;
  /** Whether purchases may be reported to the ad network; null where there is none. */
  consent: boolean | null;
  /** Whether title and icon say nothing of the app. */
  isDiscreet: boolean;
  /** The browser keeps nothing, so that cannot be chosen. */
  isBarred: boolean;
  /** Milliseconds since 1970. */
  now: number;
  onRetry: () => void;
  onOlder: () => void;
  /** Each answers how it ended. */
  onCorrect: (id: string, value: string) => Promise<MemoryChange>;
  onForget: (id: string) => Promise<MemoryChange>;
  onPutBack: (id: string) => Promise<MemoryChange>;
  onRemember: (id: string, isWanted: boolean) => Promise<MemoryChange>;
  onAskErase: () => void;
  onUnderstand: (isUnderstood: boolean) => void;
  onErase: () => void;
  onKeep: () => void;
  onConsent: (isGiven: boolean) => void;
  onDiscreet: (isWanted: boolean) => void;
}

/** What the visitor has, has bought and has given; and the ways to take it along or be rid of it. */
export const YouScreen = (props: Props) => {
  const { state, user, erasure, consent, now } = props;
  if (state.kind === 'erased') return <Erased keptDays={props.keptDays} />;
  if (state.kind === 'signed-out') return <SignedOut />;
  return (
    <>
      <PageHeader title="You" />
      <div className={styles.you} aria-busy={state.kind === 'loading'}>
        {state.kind === 'loading' && <AccountSkeleton />}
        {state.kind === 'failed' && <AccountProblem onRetry={props.onRetry} />}
        {state.kind === 'ready' && (
          <>
            <Balance
              balance={state.account.messageBalance}
              chatId={user?.lastChatSession?.id ?? null}
              notice={user?.notice ?? null}
              closed={user?.closed ?? null}
            />
            <Purchases purchases={state.account.purchases} now={now} />
            <Ledger
              lines={state.account.ledger}
              older={state.account.nextBefore === null ? 'none' : state.older}
              now={now}
              onOlder={props.onOlder}
            />
            <Memory
              memory={state.account.memory}
              onCorrect={props.onCorrect}
              onForget={props.onForget}
              onPutBack={props.onPutBack}
              onRemember={props.onRemember}
              now={now}
            />
            <section aria-labelledby="story-title">
              <h2 id="story-title" className={styles.heading} tabIndex={-1}>
                Our story so far
              </h2>
              {state.account.stories.length === 0 ? (
                <p className={`${styles.card} ${styles.none}`}>
                  Nothing yet. It grows as you talk, and you can change every line of it.
                </p>
              ) : (
                <Stories stories={state.account.stories} now={now} />
              )}
            </section>
            <KeepSection
              balance={state.account.messageBalance}
              hasBought={state.account.purchases.some(({ status }) => status === 'success')}
              now={now}
            />
            <Privacy
              isDiscreet={props.isDiscreet}
              isBarred={props.isBarred}
              onDiscreet={props.onDiscreet}
              consent={consent}
              onConsent={props.onConsent}
            />
            <YourData onErase={props.onAskErase} />
            {erasure.phase !== 'rest' && (
              <EraseDialog
                // A dialog that was closed while it worked comes back to tell that it failed.
                key={erasure.phase === 'failed' ? 'failed' : 'asked'}
                erasure={erasure}
                balance={state.account.messageBalance}
                keptDays={props.keptDays}
                onUnderstand={props.onUnderstand}
                onErase={props.onErase}
                onKeep={props.onKeep}
              />
            )}
          </>
        )}
      </div>
    </>
  );
};
