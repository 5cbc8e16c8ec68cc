import type { ReplyTurn } from '../../../domain/ports.ts';
import type { Prompts } from './compose.ts';
import { mask } from './mask.ts';
import { countTokens } from './tokens.ts';

const TELL = [
  'You keep the story of a chat between a visitor and an AI companion, for the companion to remember by.',
  'Rewrite it in at most eight short sentences of plain English, from what is told so far and from the new part below.',
  'Keep what will matter later: what happened to the visitor and when, people by name, plans, worries, what the two joke',
  'about, what was promised to be asked after, what the visitor does not want. Leave out greetings and small talk.',
  'No numbers, addresses, passwords or anything explicit. Say nothing that was not said. Write the story and nothing else.',
].join(' ');

/** Makes the function that composes the call for a story, from a turn's texts and its story so far. */
export const createStoryPrompts =
  (): Prompts =>
  ({ companion, history, story }: ReplyTurn, { lettersPerToken }) => {
    const name = companion.name.split(' ')[0] ?? companion.name;
    const lines = history.map(
      ({ sender, content }) => `${sender === 'user' ? 'Visitor' : name}: ${mask(content)}`,
    );
    const content = `Told so far:\n${mask(story || '(nothing yet)')}\n\nThe new part:\n${lines.join('\n')}`;
    return {
      messages: [
        { role: 'system', content: TELL },
        { role: 'user', content },
      ],
      state: '',
      tokens: {
        stable: countTokens(TELL, lettersPerToken),
        history: countTokens(content, lettersPerToken),
        note: 0,
      },
    };
  };
