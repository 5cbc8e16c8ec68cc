import { expect, it } from 'vitest';
import { readState } from './state.ts';
import { rehearse, type Talk } from './turn.ts';

const talkWith = (used: number[]) => ({ state: { ...readState(null), used } }) as Talk;

it('what was rehearsed is as good as never said, until it is kept', () => {
  const talk = talkWith([1]);
  talk.state.situation = 'situation/boss/shouted';
  const tried = rehearse(talk, () => {
    talk.state.used.push(2, 3);
    talk.state.situation = 'situation/phone/lost';
    return { text: 'Lost, then.', why: 'situation/phone/lost' };
  });
  expect(talk.state.used).toEqual([1]);
  expect(talk.state.situation).toBe('situation/boss/shouted');
  expect(tried?.keep().text).toBe('Lost, then.');
  expect(talk.state.used).toEqual([1, 2, 3]);
  expect(talk.state.situation).toBe('situation/phone/lost');
});

it('a way that makes nothing leaves no trace', () => {
  const talk = talkWith([]);
  const tried = rehearse(talk, () => {
    talk.state.used.push(2);
    return undefined;
  });
  expect(tried).toBeUndefined();
  expect(talk.state.used).toEqual([]);
});
