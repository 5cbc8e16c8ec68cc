import button from '../../ui/button.module.css';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import page from '../../ui/page/page.module.css';
import type { TemplateState } from '../store/template.ts';

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
  return (
    <ul>
      {state.names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
};
