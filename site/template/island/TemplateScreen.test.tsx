import { expect, test } from 'vitest';
import { render } from '../../test/render.ts';
import { TemplateScreen } from './TemplateScreen.tsx';

test('everything is listed', () => {
  const state = { kind: 'ready' as const, names: ['Meera', 'Kavya'] };
  const { container } = render(<TemplateScreen state={state} onRetry={() => undefined} />);
  expect(container.querySelectorAll('li')).toHaveLength(2);
});

test('a failed load can be retried', () => {
  let tries = 0;
  const { find } = render(
    <TemplateScreen
      state={{ kind: 'failed' }}
      onRetry={() => {
        tries += 1;
      }}
    />,
  );
  find('button').click();
  expect(tries).toBe(1);
});
