import { expect, test } from 'vitest';
import { render } from '../../test/render.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

const show = (props: Partial<Parameters<typeof LoadingScreen>[0]> = {}) =>
  render(
    <LoadingScreen
      chatType={undefined}
      progress={0}
      phase="progress"
      onRetry={() => {}}
      {...props}
    />,
  );

test.each([
  ['romantic', 'Finding your romantic partner...'],
  ['friendly', 'Finding your friendly companion...'],
  ['erotic', 'Finding your intimate partner...'],
  ['truelove', 'Finding your true love...'],
  [undefined, 'Finding your perfect match...'],
] as const)('%s: %s', (chatType, text) => {
  expect(show({ chatType }).find('h1').textContent).toBe(text);
});

test('shows whole percents', () => {
  const { find, text } = show({ progress: 41.7 });
  expect(find<HTMLProgressElement>('progress').value).toBe(41);
  expect(text()).toContain('41%');
  expect(text()).not.toContain('Try again');
});

test('after a failure there is a way on', () => {
  let retries = 0;
  const { find } = show({
    progress: 100,
    phase: 'failed',
    onRetry: () => {
      retries += 1;
    },
  });
  find('button').click();
  expect(retries).toBe(1);
  expect(find('a').getAttribute('href')).toBe('/');
});
