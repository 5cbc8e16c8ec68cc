import { describe, expect, it } from 'vitest';
import type { Hearing } from '../hearing/hearing.ts';
import { decide } from './decide.ts';
import { CAREFREE } from './state.ts';

const heard = (more: Partial<Hearing>): Hearing => ({
  danger: 'none',
  kind: 'none',
  age: 'none',
  isGrave: false,
  ...more,
});
const said = { words: 8, isAdult: undefined };

describe('what is done about a message', () => {
  it('a heavy heart is answered, free, with a number beside it, and not asked after later', () => {
    const decision = decide(heard({ danger: 'heavy', kind: 'lonely' }), said, CAREFREE);
    expect(decision).toMatchObject({ kind: 'care', answersIn: 'gentle', lines: ['number'] });
    expect(decision.next).toMatchObject({ isSoft: true });
    expect(decision.next.askIn).toBeUndefined();
  });

  it('what may be a danger is answered softly, with a check-in beside it', () => {
    const decision = decide(heard({ danger: 'heavy', kind: 'suicide' }), said, CAREFREE);
    expect(decision).toMatchObject({ kind: 'care', answersIn: 'care', lines: ['check-in'] });
  });

  it.each(['illness', 'sorrow'])('%s is a message like another, met gently', (kind) => {
    const decision = decide(heard({ danger: 'heavy', kind }), said, CAREFREE);
    expect(decision).toMatchObject({ kind: 'message', mood: 'gentle' });
  });

  it('a danger has a card whatever came before, and softness after it', () => {
    const soft = decide(heard({ danger: 'heavy', kind: 'grief' }), said, CAREFREE).next;
    const decision = decide(heard({ danger: 'serious', kind: 'suicide' }), said, soft);
    expect(decision).toMatchObject({ kind: 'danger', next: { isSoft: true } });
  });

  it('who may be a minor is asked alone, and the account of one who says so is closed', () => {
    const asked = decide(heard({ age: 'likely' }), said, CAREFREE);
    expect(asked).toMatchObject({ kind: 'care', answersIn: undefined, lines: ['ask-age'] });
    expect(decide(heard({ age: 'said', danger: 'now' }), said, CAREFREE).kind).toBe('underage');
  });
});
