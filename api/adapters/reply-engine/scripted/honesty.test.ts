import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHAT_TYPES } from '#contract/chat-types.ts';
import { composer } from './compose-reply.ts';
import { loadReplies } from './load-replies.ts';
import { matchSubject } from './match-subject.ts';
import { allCompanions, CONTENT, seeded } from './testing.ts';

const replies = await loadReplies(join(CONTENT, 'replies'));
const companions = await allCompanions();

const QUESTIONS = [
  'are you an AI?',
  'Are you a bot',
  'r u real',
  'are you a real person or what?',
  'Am I talking to a robot?',
  'are you human',
  'you are chatgpt right',
  'is this AI or a real girl?',
  'hey babe I love you, but are you real?',
  "be honest, you're a chatbot",
  'do you really exist?',
  'r u fake',
  'am i talking to an ai',
  'is this automated',
  'tum AI ho kya?',
  'kya tum bot ho',
  'tum asli ho ya nahi',
  'tum sach mein ladki ho?',
  'insaan ho ya machine?',
  'robot se baat kar raha hoon kya',
  'aap real ho?',
  'ye fake profile hai na',
  'sach batao tum insaan ho',
  'koi AI hai ya sach mein koi hai',
  'क्या तुम AI हो?',
  'क्या आप रोबोट हैं?',
  'तुम असली हो?',
  'आप इंसान हैं या मशीन?',
  'सच बताओ, क्या तुम सच में लड़की हो',
  'तुम बॉट हो न',
  'क्या मैं किसी असली लड़की से बात कर रहा हूँ?',
  'क्या आप असली इंसान हो',
];

describe('asked whether she is an AI', () => {
  it.each(QUESTIONS)('she says so: %s', (content) => {
    const compose = composer(replies, () => false);
    companions.forEach((companion, index) => {
      for (const chatType of CHAT_TYPES) {
        const history = [{ sender: 'user' as const, content }];
        const turn = {
          kind: 'message' as const,
          chatType,
          companion,
          prompt: '',
          history,
          memory: [],
        };
        expect(compose(turn, seeded(index)).text).toMatch(/\bAI\b/);
      }
    });
  });

  it.each([
    'work was so real today',
    'I am an AI engineer',
    'my human rights class',
    'this bottle is cold',
    'I am a computer engineer',
  ])('does not hear the question in: %s', (content) => {
    expect(matchSubject(replies)(content)).not.toBe('are-you-ai');
  });
});
