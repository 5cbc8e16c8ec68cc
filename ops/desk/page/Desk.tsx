import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeskRole, reaches } from '#contract/desk-roles.ts';
import { type Me, post, Refusal } from './api.ts';
import { CostPage } from './pages/CostPage.tsx';
import { FindPage } from './pages/FindPage.tsx';
import { LogPage } from './pages/LogPage.tsx';
import { OrderPage } from './pages/OrderPage.tsx';
import { PricesPage } from './pages/PricesPage.tsx';
import { PromptsPage } from './pages/PromptsPage.tsx';
import { ReportedPage } from './pages/ReportedPage.tsx';
import { ReportPage } from './pages/ReportPage.tsx';
import { ReviewPage } from './pages/ReviewPage.tsx';
import { SteerPage } from './pages/SteerPage.tsx';
import { TaxPage } from './pages/TaxPage.tsx';
import { TodayPage } from './pages/TodayPage.tsx';
import { VisitorPage } from './pages/VisitorPage.tsx';
import { YouPage } from './pages/YouPage.tsx';
import { PAGES, to, useParts } from './routes.ts';
import { SignIn } from './SignIn.tsx';

/** The operators' desk: who sits there, and the page that is open. */
export function Desk() {
  const [me, setMe] = useState<Me | null | 'unknown'>('unknown');
  const [away, setAway] = useState('');
  const parts = useParts();
  const nav = useRef<HTMLElement>(null);
  const lookWho = useCallback(async () => {
    try {
      setMe(await post<Me>('/api/me'));
      setAway('');
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) setMe(null);
      else setAway(error instanceof Error ? error.message : '');
    }
  }, []);
  useEffect(() => void lookWho(), [lookWho]);
  useEffect(() => {
    if (parts.length > 0)
      nav.current
        ?.querySelector('[aria-current]')
        ?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [parts]);

  if (me === 'unknown') return <p className="alone">{away || 'One moment…'}</p>;
  if (me === null) {
    const token = parts[0] === 'sign-in' ? (parts[1] ?? '') : '';
    return <SignIn token={token} onDone={lookWho} />;
  }
  const [open = ''] = parts;
  const leave = () => setMe(null);
  return (
    <>
      <button
        type="button"
        className="skip"
        onClick={() => document.getElementById('page')?.focus()}
      >
        To the page
      </button>
      <header className="bar">
        <p className="brand">
          Jaanu <span>desk</span>
        </p>
        <p className="who">
          {me.name} <small>{me.role}</small>
        </p>
        <nav ref={nav} aria-label="Pages of the desk">
          {PAGES.filter((page) => reaches(me.role, page.for)).map(({ path, title }) => (
            <a key={path} href={to(path)} aria-current={isOpen(path, open) ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      <main id="page" tabIndex={-1}>
        <Page parts={parts} me={me} onLeave={leave} />
      </main>
    </>
  );
}

const BELONGS: Record<string, string> = {
  order: 'find',
  visitor: 'find',
  '': 'today',
  'sign-in': 'today',
};
const isOpen = (path: string, open: string): boolean => path === (BELONGS[open] ?? open);

function Page({ parts, me, onLeave }: { parts: string[]; me: Me; onLeave: () => void }) {
  const [open = '', ...rest] = parts;
  const role: DeskRole = me.role;
  switch (open) {
    case 'report':
      return <ReportPage days={rest[0] ?? '30'} />;
    case 'cost':
      return <CostPage group={rest[0] ?? 'day'} days={rest[1] ?? '30'} />;
    case 'tax':
      return <TaxPage month={rest[0]} />;
    case 'find':
      return <FindPage />;
    case 'visitor':
      return <VisitorPage key={rest[0]} id={rest[0] ?? ''} />;
    case 'order':
      return <OrderPage key={rest[0]} id={rest[0] ?? ''} />;
    case 'reports':
      return <ReportedPage />;
    case 'review':
      return <ReviewPage />;
    case 'steer':
      return <SteerPage role={role} />;
    case 'prices':
      return <PricesPage role={role} />;
    case 'prompts':
      return <PromptsPage role={role} />;
    case 'log':
      return <LogPage />;
    case 'you':
      return <YouPage me={me} onLeave={onLeave} />;
    default:
      return <TodayPage />;
  }
}
