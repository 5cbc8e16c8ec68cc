import { expect, test } from 'vitest';
import { render } from '../../test/render.ts';
import { TemplateScreen } from './TemplateScreen.tsx';

const MEERA = { id: 'meera-id', name: 'Meera' };
const KAVYA = { id: 'kavya-id', name: 'Kavya' };

const show = (rows: { id: string; name: string }[]) =>
  render(<TemplateScreen state={{ kind: 'ready', rows }} onRetry={() => undefined} />);

test('everything is listed', () => {
  const { container } = show([MEERA, KAVYA]);
  expect([...container.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    'Meera',
    'Kavya',
  ]);
});

test('an empty list says so', () => {
  expect(show([]).container.textContent).toContain('There is nothing here yet.');
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
