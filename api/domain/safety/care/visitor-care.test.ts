import { describe, expect, it } from 'vitest';
import { CAREFREE, type CareState } from './state.ts';
import {
  changedForVisitor,
  keptVisitorCare,
  openVisitorCare,
  together,
  type VisitorCare,
} from './visitor-care.ts';

const own = (state: Partial<CareState> = {}): CareState => ({ ...CAREFREE, ...state });
const stored = (care: Partial<VisitorCare> = {}): VisitorCare => ({
  soft: 0,
  isSoft: false,
  sinceAsked: 0,
  livesGrown: false,
  ...care,
});

describe('what a companion is to know', () => {
  it.each<[string, CareState['adult'], VisitorCare['adult'], CareState['adult']]>([
    ['nobody has asked', undefined, undefined, undefined],
    ['another has asked', undefined, 'open', 'open'],
    ['she has just asked: a bare yes answers her', 'asked', 'open', 'asked'],
    ['she has asked before', 'open', 'open', 'open'],
    ['another was told', 'asked', 'yes', 'yes'],
    ['she was told, in a state of an older form', 'yes', undefined, 'yes'],
    ['she has asked, in a state of an older form', 'asked', undefined, 'asked'],
  ])('of the age where %s', (_, hers, visitors, known) => {
    const adult = hers && { adult: hers };
    const care = together(own(adult || {}), stored(visitors && { adult: visitors }));
    expect(care.adult).toBe(known);
  });

  it('is softness as it stands with the visitor, whichever companion it began or ended with', () => {
    const soft = { soft: 4, isSoft: true };
    expect(together(own(), stored(soft))).toMatchObject(soft);
    expect(together(own(soft), stored())).toMatchObject({ soft: 0, isSoft: false });
    expect(together(own(soft), undefined)).toMatchObject(soft);
  });

  it('is a grown life told to either', () => {
    expect(together(own(), stored({ livesGrown: true })).livesGrown).toBe(true);
    expect(together(own({ livesGrown: true }), stored()).livesGrown).toBe(true);
  });

  it('leaves to each of the two what is theirs', () => {
    const theirs = { well: 3, reassured: 2, askIn: 5, lines: 7 };
    expect(together(own(theirs), stored({ isSoft: true }))).toMatchObject(theirs);
  });
});

describe('what is to be stored for the visitor', () => {
  it.each<[string, Partial<CareState>, VisitorCare | undefined]>([
    ['of nothing', {}, undefined],
    ['of a state of hers alone', { well: 3, askIn: 2, lines: 4, reassured: 1 }, undefined],
    ['of the same', { adult: 'asked', sinceAsked: 2 }, stored({ adult: 'open', sinceAsked: 2 })],
  ])('is nothing %s', (_, next, before) => {
    expect(changedForVisitor(own(next), before)).toBeUndefined();
  });

  it.each<[Partial<CareState>, VisitorCare | undefined, Partial<VisitorCare>]>([
    [{ adult: 'asked' }, undefined, { adult: 'open' }],
    [{ adult: 'yes' }, stored({ adult: 'open' }), { adult: 'yes' }],
    [{ soft: 5, isSoft: true }, stored({ soft: 6, isSoft: true }), { soft: 5, isSoft: true }],
    [{}, stored({ isSoft: true, replyId: 'a' }), {}],
    [{ livesGrown: true }, undefined, { livesGrown: true }],
  ])('is the part of %j after %j', (next, before, expected) => {
    expect(changedForVisitor(own(next), before)).toEqual(stored(expected));
  });

  it('opens as it was stored', () => {
    const care = stored({ adult: 'open', soft: 2 });
    expect(openVisitorCare(keptVisitorCare(care, 'r-1'))).toEqual({ ...care, replyId: 'r-1' });
    expect(openVisitorCare(null)).toBeUndefined();
  });
});
