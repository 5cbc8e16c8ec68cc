import { expect, it } from 'vitest';
import { conversation, turnOf } from './testing.ts';

/** Some twenty seconds of one core, and several times that on a busy machine. */
const LONG = 240_000;

it('makes ready what companions answer with in pieces, between which others have their turn', {
  timeout: LONG,
}, async () => {
  let turns = 0;
  let isReady = false;
  const count = () => {
    turns++;
    if (!isReady) setImmediate(count);
  };
  setImmediate(count);
  await conversation.readyAll(() => true);
  isReady = true;
  // Six pieces for each of twelve companions, and some that they share.
  expect(turns).toBeGreaterThan(60);
});

it('makes it once for each of them, and nothing more where the process is to end', async () => {
  const turn = turnOf('hello');
  expect(conversation.ready(turn)).toBe(conversation.ready(turn));
  let asked = 0;
  await conversation.readyAll(() => asked++ > 0);
  expect(asked).toBe(1);
});
