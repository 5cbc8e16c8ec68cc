import { join } from 'node:path';
import type { ReplyTurn } from '../../../domain/ports.ts';
import { createCare } from '../../../domain/safety/care/care.ts';
import type { Mood } from '../../../domain/safety/care/decide.ts';
import { moodFor } from '../../../domain/safety/care/mood-for.ts';
import { CAREFREE } from '../../../domain/safety/care/state.ts';
import { createCareWords } from '../../../domain/safety/care/words.ts';
import { createHearing } from '../../../domain/safety/hearing/hearing.ts';
import { loadSafety } from '../../safety/load-safety.ts';
import { CONTENT, conversation, seeded, turnOf } from './testing.ts';

const NOW = new Date('2026-11-22T06:30:00Z');

const safety = await loadSafety(join(CONTENT, 'safety'));
const care = createCare(
  createHearing(safety.hearing),
  createCareWords(safety.care, safety.underAge),
  () => NOW,
);

/** What the engine says to a message; without `text` and `why` where words of care stand alone. */
export interface CaredFor {
  mood: Mood | undefined | 'none';
  text: string;
  why: string;
}

/** What she says to a visitor's messages, one after the other, in the mood that care decides on, as in the product. */
export function talkInCare(
  turn: Partial<ReplyTurn>,
  messages: readonly string[],
  seed: number,
): CaredFor[] {
  const random = seeded(seed);
  let state: string | null = null;
  let cared = CAREFREE;
  let history: ReplyTurn['history'] = [];
  return messages.map((content) => {
    const heard = care.hear(content, care.dependsOnBefore(content) ? history : []);
    const decision = care.decide(content, heard, cared);
    cared = decision.next;
    history = [...history, { sender: 'user' as const, content }];
    const mood = moodFor(decision);
    if (mood === 'none') return { mood, text: '', why: '' };
    const reply = conversation(turnOf(content, { ...turn, history, mood }), state, NOW, random);
    state = reply.state;
    history = [...history, { sender: 'ai', content: reply.text }];
    return { mood, text: reply.text, why: reply.why.join(' + ') };
  });
}
