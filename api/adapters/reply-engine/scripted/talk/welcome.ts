import { opener } from './lead.ts';
import { say, sayOne, sayTurn, type Talk, topicOf } from './turn.ts';

/** That she knows who comes; undefined where nobody has been here. */
function greeting(talk: Talk): string | undefined {
  if (talk.memory.has('name')) return sayTurn(talk, 'welcome-back');
  return talk.her === '' ? undefined : sayTurn(talk, 'welcome-back-unnamed');
}

/** The first words of a chat, or of a day on which somebody comes back to it. */
export function composeWelcome(talk: Talk): string {
  const known = greeting(talk);
  const due = talk.state.events.find(({ day, isAsked }) => !isAsked && day < talk.clock.day);
  const after = due && sayTurn(talk, 'event-ask', { what: due.what });
  if (due && after) {
    due.isAsked = true;
    talk.state.asked = { topic: due.topic };
    talk.state.topic = due.topic;
    return [known, after].filter(Boolean).join(' ');
  }
  const today = talk.festivals.find(({ days }) => days.includes(talk.clock.day));
  const feast = sayOne(talk, today, true);
  if (today && feast) {
    talk.state.topic = today.topic;
    return [known, feast].filter(Boolean).join(' ');
  }
  const own =
    say(talk, talk.voice.lines[`welcome-${talk.type}`]) ?? sayTurn(talk, 'welcome') ?? 'Hello.';
  if (known) return [known, opener(talk)?.text].filter(Boolean).join(' ');
  const id = talk.find.tellings.get(talk.state.used.at(-1) ?? 0);
  if (id !== undefined) {
    talk.state.last = [id];
    talk.state.asked = { question: id };
  }
  // What she asks in it is what his first words are likely to be about.
  const asks = talk.understand(own).clauses.findLast(({ isQuestion }) => isQuestion);
  const topic = asks && topicOf(asks);
  if (topic && topic.p > SURE_OF_HERS) talk.state.topic = topic.label;
  return own;
}

const SURE_OF_HERS = 0.5;
