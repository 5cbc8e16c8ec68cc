import button from '../../ui/button.module.css';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import page from '../../ui/page/page.module.css';
import type { TemplateState } from '../public/template.ts';

interface Props {
  state: TemplateState;
  onRetry: () => void;
}

/** What the visitor sees. */
export const TemplateScreen = (props: Props) => (
  <>
    <PageHeader title="A title" />
    <Body {...props} />
  </>
);

const Body = ({ state, onRetry }: Props) => {
  if (state.kind === 'loading') return <p role="status">Loading...</p>;
  if (state.kind === 'failed') {
    return (
      <div className={page.nothing} role="alert">
        <p>This could not be loaded. Please try again.</p>
        <button type="button" className={button.button} onClick={onRetry}>
          Try again
        </button>
      </div>
    );
  }
  if (state.rows.length === 0) return <p className={page.nothing}>There is nothing here yet.</p>;
  return (
    <ul>
      {state.rows.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
};
