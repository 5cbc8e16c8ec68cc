import { describe, expect, it } from 'vitest';
import { conversation, turnOf } from '../scripted/testing.ts';
import { changingPart } from './changing-part.ts';
import { createNotes } from './notes.ts';

const NOW = new Date('2026-11-22T15:05:00Z');
const noted = createNotes(conversation);

const noteFor = (turn: ReturnType<typeof turnOf>) =>
  changingPart(turn, noted(turn, NOW), NOW, ['Name', 'Lives in', 'Work', 'Birthday']);

describe('the note behind a chat', () => {
  it('contains day and hour in India, language mix, form of address and what is known about the visitor', () => {
    const note = noteFor(turnOf('main kal se gym jaane ka soch raha hoon, tum batao'));
    expect(note).toContain('Sunday, 2026-11-22, 20:35 in India');
    expect(note).toContain('Write in Hinglish in Latin letters. The visitor says tum: so do you.');
    expect(note).toContain('The visitor is a man.');
    expect(note).toContain('Not known yet: Name, Lives in, Work.');
  });

  it('does not state a gender before it is known', () => {
    expect(noteFor(turnOf('hello there, how are you'))).toContain('It has not shown whether');
  });

  it('keeps boundaries and the days between turns', () => {
    const first = turnOf('please stop flirting with me');
    const { state, bounds } = noted(first, new Date('2026-11-19T15:00:00Z'));
    expect(bounds).toContain('flirt');
    const note = noteFor(turnOf('hello again', { state }));
    expect(note).toContain('The visitor wants, for good: no flirting.');
    expect(note).toContain('You two last wrote 3 days ago.');
  });

  it("remembers the visitor's upcoming events", () => {
    const { state } = noted(turnOf('kal mera interview hai'), NOW);
    expect(noteFor(turnOf('hi', { state }))).toMatch(/On 2026-11-23 .*interview/);
  });

  it('contains mood, story and her open question', () => {
    const history = [
      { sender: 'ai' as const, content: 'Achha. Phir boss ne kya kaha?' },
      { sender: 'user' as const, content: 'kuch nahi' },
    ];
    const note = noteFor(
      turnOf('kuch nahi', { history, mood: 'gentle', story: 'He told her of his boss.' }),
    );
    expect(note).toContain('You last asked: "Phir boss ne kya kaha?"');
    expect(note).toContain('Our story so far:\nHe told her of his boss.');
    expect(note).toContain('went through something hard');
  });
});
