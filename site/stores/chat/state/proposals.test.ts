import { expect, test } from 'vitest';
import { message } from '../../../test/fake-api.ts';
import { INITIAL_CHAT } from './chat-state.ts';
import { proposalsIn } from './proposals.ts';

const suggestions = ['Yes, actually', 'Not really'];
const asked = { ...message('ai', 'Do you like rain?'), suggestions };
const chat = { ...INITIAL_CHAT, balance: 3, messages: [message('user', 'hi'), asked] };

test('suggestions of her newest text, also above a picture or a system message', () => {
  expect(proposalsIn(chat)).toEqual(suggestions);
  const picture = message('ai', '/images/scenes/meera-1.webp', 'image');
  const notice = message('system', 'She is an AI.');
  expect(proposalsIn({ ...chat, messages: [asked, picture, notice] })).toEqual(suggestions);
});

test('none once the visitor has written on, or is typing', () => {
  expect(proposalsIn({ ...chat, messages: [asked, message('user', 'yes')] })).toEqual([]);
  expect(proposalsIn({ ...chat, draft: 'Yes, a' })).toEqual([]);
  expect(proposalsIn({ ...chat, draft: 'Not really' })).toEqual(suggestions);
});

test.each([{ sending: true }, { welcoming: true }, { balance: 0 }, { closed: 'Closed' }])(
  'nothing while %j',
  (state) => expect(proposalsIn({ ...chat, ...state })).toEqual([]),
);
