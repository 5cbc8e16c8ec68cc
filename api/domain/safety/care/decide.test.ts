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
  it('distress is answered at no cost, with a helpline below, and followed up later', () => {
    const decision = decide(heard({ danger: 'heavy', kind: 'lonely' }), said, CAREFREE);
    expect(decision).toMatchObject({ kind: 'care', answersIn: 'gentle', lines: ['number'] });
    expect(decision.next).toMatchObject({ isSoft: true, askIn: 4 });
  });

  it('possible danger is answered gently, with a check-in below', () => {
    const decision = decide(heard({ danger: 'heavy', kind: 'suicide' }), said, CAREFREE);
    expect(decision).toMatchObject({ kind: 'care', answersIn: 'care', lines: ['check-in'] });
  });

  it('a grave word that is heard quietly is asked after where his age is', () => {
    const grave = heard({ danger: 'heavy', kind: 'trace', age: 'likely', isGrave: true });
    const lines = ['check-in', 'ask-age'];
    expect(decide(grave, said, CAREFREE)).toMatchObject({ answersIn: 'care', lines });
    const word = { ...grave, danger: 'none' as const, kind: 'none' };
    expect(decide(word, said, CAREFREE)).toMatchObject({ lines: ['ask-age'] });
  });

  it.each(['illness', 'sorrow'])('%s is a message like another, met gently', (kind) => {
    const decision = decide(heard({ danger: 'heavy', kind }), said, CAREFREE);
    expect(decision).toMatchObject({ kind: 'message', mood: 'gentle' });
  });

  it('a faint trace of it leaves her as ever, without flirting, and a grave word gently', () => {
    const trace = heard({ danger: 'heavy', kind: 'trace' });
    expect(decide(trace, said, CAREFREE)).toMatchObject({ kind: 'message', mood: 'earnest' });
    expect(decide({ ...trace, isGrave: true }, said, CAREFREE)).toMatchObject({ mood: 'gentle' });
    const soft = decide(heard({ danger: 'serious', kind: 'home' }), said, CAREFREE).next;
    expect(decide(trace, said, soft)).toMatchObject({ kind: 'message', mood: 'care' });
  });

  it('a danger that is not likely is asked after in a few words, and a no or a second sign brings the number', () => {
    const faint = heard({ danger: 'heavy', kind: 'hopeless', isFaint: true });
    const first = decide(faint, said, CAREFREE);
    expect(first).toMatchObject({ kind: 'care', answersIn: 'gentle', lines: ['well'] });
    // Two questions in one message would have one no mean two things.
    const young = decide({ ...faint, age: 'likely' }, said, CAREFREE);
    expect(young).toMatchObject({ kind: 'care', lines: ['number', 'ask-age'] });
    const fine = decide({ ...faint, danger: 'none', kind: 'none' }, said, CAREFREE);
    expect(fine.kind).toBe('message');
    expect(first.next.isSoft).toBe(false);
    expect(decide(faint, said, first.next)).toMatchObject({ kind: 'care', lines: ['number'] });
    const no = decide(heard({}), { ...said, isUnwell: true }, first.next);
    expect(no).toMatchObject({ kind: 'care', lines: ['number'], next: { isSoft: true } });
    const yes = decide(heard({}), said, first.next);
    expect(yes).toMatchObject({ kind: 'message', mood: undefined });
    expect(decide(heard({}), { ...said, isUnwell: true }, yes.next).kind).toBe('message');
    expect(decide({ ...faint, isGrave: true }, said, CAREFREE)).toMatchObject({
      lines: ['number'],
    });
  });

  it('danger always gets a card, and a gentle tone afterwards', () => {
    const soft = decide(heard({ danger: 'heavy', kind: 'grief' }), said, CAREFREE).next;
    const decision = decide(heard({ danger: 'serious', kind: 'suicide' }), said, soft);
    expect(decision).toMatchObject({ kind: 'danger', next: { isSoft: true } });
  });

  it('what may be a danger is asked after while she is gentle already, a heavy heart is not again', () => {
    const soft = decide(heard({ danger: 'serious', kind: 'home' }), said, CAREFREE).next;
    expect(decide(heard({ danger: 'heavy', kind: 'home' }), said, soft)).toMatchObject({
      kind: 'care',
      lines: ['check-in'],
    });
    expect(decide(heard({ danger: 'heavy', kind: 'lonely' }), said, soft).kind).toBe('message');
  });

  it('a heavy heart is let pass for a while once he has said that he is fine, a danger is not', () => {
    const fine = { ...CAREFREE, reassured: 2 };
    const heavy = heard({ danger: 'heavy', kind: 'hopeless' });
    const first = decide(heavy, said, fine);
    expect(first).toMatchObject({ kind: 'message', mood: undefined });
    const second = decide(heavy, said, first.next);
    expect(second.kind).toBe('message');
    expect(decide(heavy, said, second.next).kind).toBe('care');
    expect(decide(heard({ danger: 'heavy', kind: 'suicide' }), said, fine).kind).toBe('care');
    expect(decide(heard({ danger: 'serious', kind: 'home' }), said, fine).kind).toBe('danger');
    expect(decide({ ...heavy, isGrave: true }, said, fine).kind).toBe('care');
  });

  it('a possible minor is only asked, and an account is suspended once the visitor confirms it', () => {
    const asked = decide(heard({ age: 'likely' }), said, CAREFREE);
    expect(asked).toMatchObject({ kind: 'care', answersIn: undefined, lines: ['ask-age'] });
    expect(decide(heard({ age: 'said', danger: 'now' }), said, CAREFREE).kind).toBe('underage');
  });

  it('a second hint is not asked about at once, but eight replies later', () => {
    let state = decide(heard({ age: 'likely' }), said, CAREFREE).next;
    const kinds = Array.from({ length: 9 }, () => {
      const decision = decide(heard({ age: 'likely' }), said, state);
      state = decision.next;
      return decision.kind;
    });
    expect(kinds).toEqual([...Array.from({ length: 8 }, () => 'message'), 'care']);
  });
});
