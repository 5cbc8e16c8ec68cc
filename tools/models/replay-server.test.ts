import { afterAll, expect, it } from 'vitest';
import { startReplayServer } from './replay-server.ts';

const { url, stop } = await startReplayServer(0);
afterAll(stop);

interface Answered {
  choices: { message: { content: string } }[];
}

/** What is answered to the last of these texts of a visitor's. */
async function answerTo(...said: string[]): Promise<string> {
  const messages = said.map((content) => ({ role: 'user', content }));
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ messages }),
  });
  const { choices } = (await response.json()) as Answered;
  return choices[0]?.message.content ?? '';
}

const IS_AI = /\bAI companion\b/;

it('answers words and not parts of words, in the visitor’s mix', async () => {
  expect(await answerTo('main kaisi hai yeh baarish dekh raha hoon')).not.toMatch(IS_AI);
  expect(await answerTo('are you a real human?')).toMatch(IS_AI);
  expect(await answerTo('मैं उदास हूँ')).toMatch(/\p{Script=Devanagari}/u);
  // "ok" is of no mix: what was said before it tells.
  expect(await answerTo('मैं ठीक हूँ', 'ok')).toMatch(/\p{Script=Devanagari}/u);
  expect(await answerTo('ok')).not.toMatch(/\p{Script=Devanagari}/u);
});

it('greets a visitor who has only opened the chat', async () => {
  const opened = '(The visitor has opened the chat. Greet them in one or two short sentences.)';
  expect(await answerTo(opened)).toContain('Hello');
});

it('says no answer again while another one fits', async () => {
  const [first, second] = [await answerTo('my boss shouts'), await answerTo('my boss shouts')];
  expect(second).not.toBe(first);
});
