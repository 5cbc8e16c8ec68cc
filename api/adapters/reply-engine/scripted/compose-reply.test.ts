import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RepliesContent } from '#content-reader/kinds/conversation.ts';
import { CHAT_TYPES } from '#contract/chat-types.ts';
import type { ReplyTurn } from '../../../domain/ports.ts';
import { composer } from './compose-reply.ts';
import { loadReplies } from './load-replies.ts';
import { allCompanions, CONTENT, seeded, turnOf } from './testing.ts';

const replies = await loadReplies(join(CONTENT, 'replies'));
const companions = await allCompanions();

/** Words that show the language to answer in, without calling a subject. */
const IN_LANGUAGE = { english: 'which', hinglish: 'kyun', hindi: 'क्यों' };

describe('composer', () => {
  it('renders every subject for every companion, language and chat type', () => {
    const random = seeded(1);
    for (const content of replies.values()) {
      const only: RepliesContent = { ...content, match: ['zzz'], priority: content.priority };
      const compose = composer(
        new Map([
          ['tested', only],
          ['fallback', replies.get('fallback') ?? only],
        ]),
        () => false,
      );
      for (const companion of companions) {
        for (const chatType of CHAT_TYPES) {
          for (const word of Object.values(IN_LANGUAGE)) {
            const { text } = compose(turnOf(`${word} zzz`, { companion, chatType }), random);
            expect(text).not.toMatch(/[{}]|undefined|null|NaN/);
            expect(text.trim().length).toBeGreaterThan(5);
          }
        }
      }
    }
  });

  it.each(companions)('welcomes as $name, in every chat type', (companion) => {
    const compose = composer(replies, () => false);
    for (const chatType of CHAT_TYPES) {
      const turn: ReplyTurn = {
        kind: 'welcome',
        chatType,
        companion,
        prompt: '',
        history: [],
        memory: [],
      };
      expect(compose(turn, seeded(2)).text).not.toMatch(/[{}]|undefined/);
    }
  });

  it.each([
    ['hi', 'ok', 'haan', 'masala dosa', 'I went home by train and it was late'],
    ['हाँ', 'क्या कर रही हो', 'नहीं', 'बहुत थक गया'],
    ['are you a bot', 'im 16 years old', 'sex'],
    ['ok'],
  ])('never says the same twice in a row over 200 turns (%#)', (...messages) => {
    const random = seeded(3);
    const compose = composer(replies, () => false);
    let history: ReplyTurn['history'] = [];
    for (let turn = 0; turn < 200; turn += 1) {
      const content = messages[turn % messages.length] ?? '';
      history = [...history, { sender: 'user' as const, content }].slice(-40);
      const { text } = compose(turnOf(content, { history }), random);
      expect(text).not.toBe(history.findLast(({ sender }) => sender === 'ai')?.content);
      history = [...history, { sender: 'ai', content: text }];
    }
  });

  it('sends a picture of her own with a fitting line when asked for one, and only then', () => {
    const compose = composer(replies, () => false);
    for (const companion of companions) {
      const gallery = companion.persona?.gallery ?? [];
      const asked = compose(turnOf('Send me a photo', { companion }), seeded(5));
      expect(asked.imagePath === undefined).toBe(gallery.length === 0);
      if (asked.imagePath) expect(gallery).toContain(asked.imagePath);
      const { text, imagePath } = compose(turnOf('How are you?', { companion }), seeded(5));
      expect(imagePath).toBeUndefined();
      expect(text).not.toBe(asked.text);
    }
  });

  it('answers in the language of the visitor', () => {
    const compose = composer(replies, () => false);
    expect(compose(turnOf('तुम कैसी हो?'), seeded(4)).text).toMatch(/\p{Script=Devanagari}/u);
    expect(compose(turnOf('How are you?'), seeded(4)).text).not.toMatch(/\p{Script=Devanagari}/u);
  });

  it('knows by name who asks for it, whenever it was told', () => {
    const compose = composer(replies, () => false);
    const memory = [{ topic: 'name', label: 'Name', value: 'Arjun Rao' }];
    for (let seed = 0; seed < 30; seed += 1) {
      for (const text of ['What is my name', 'mera naam kya hai', 'do you remember me?']) {
        expect(compose(turnOf(text, { memory }), seeded(seed)).text).toMatch(/\bArjun\b(?! Rao)/);
      }
      expect(compose(turnOf('What is my name'), seeded(seed)).text).not.toContain('Arjun');
    }
  });

  it('says serious things without catchphrase or extra emoji', () => {
    const compose = composer(replies, () => false);
    for (let seed = 0; seed < 50; seed += 1) {
      expect(compose(turnOf('I am 16 years old'), seeded(seed)).text).toMatch(
        /^[^\p{Extended_Pictographic}]*1098[^\p{Extended_Pictographic}]*$/u,
      );
    }
  });
});
