import { fold } from '../../../../domain/text/fold.ts';
import type { Trio } from './bank.ts';
import { lineHash } from './state.ts';
import { actOf, type Part, say, sayOne, type Talk } from './turn.ts';
import type { Clause } from './understand.ts';

/** Questions of one mock interview. */
const PRACTICE_LENGTH = 5;

/** Acts that end a game, whatever it is. */
const ENDS = [
  'leave-me',
  'change-topic',
  'farewell',
  'good-night',
  'dont-ask',
  'be-serious',
  'stop-flirting',
  'you-are-boring',
];

const trios = (list: Trio[]) => ({
  english: list.map(({ english }) => english),
  hinglish: list.map(({ hinglish }) => hinglish),
  hindi: list.map(({ hindi }) => hindi),
});

const fresh = <T>(talk: Talk, list: T[], line: (one: T) => Trio): T | undefined => {
  const left = list.filter((one) => !talk.state.used.includes(lineHash(line(one)[talk.language])));
  const pool = left.length > 0 ? left : list;
  return pool[Math.floor(talk.random() * pool.length)];
};

const whole = (text: string | undefined, why: string): Part | undefined =>
  text ? { text, why, isWhole: true, asks: {} } : undefined;

/** "Kya padhaun, pahade ya koi khel?": one of two things that he weighs. */
const OR_A_GAME = /\b(?:ya|or) (?:koi |a |some )?(?:khel|game)s?\b|या (?:कोई )?खेल/iu;

/** Begins the game that was asked for; undefined where the act asks for none. */
export function beginRoutine(talk: Talk, act: string, text: string): Part | undefined {
  const { routines, state } = talk;
  if (!routines) return undefined;
  if (act === 'want-practice') {
    state.game = { kind: 'practice', step: 1 };
    const question = fresh(talk, routines.practice.questions, (one) => one);
    return whole(
      [sayOne(talk, routines.practice.begin), sayOne(talk, question)].filter(Boolean).join(' '),
      'practice 1',
    );
  }
  if (act === 'want-riddle') {
    const riddle = fresh(talk, routines.riddles, ({ ask }) => ask);
    if (!riddle) return undefined;
    state.game = { kind: 'riddle', step: 1, name: riddle.name };
    return whole(sayOne(talk, riddle.ask), `riddle ${riddle.name}`);
  }
  if (act === 'want-guess') {
    state.game = { kind: 'guess', step: 1 };
    return whole(say(talk, trios(routines.guess)), 'guess');
  }
  if (act !== 'want-game' || OR_A_GAME.test(text)) return undefined;
  const { truths, dares } = routines['truth-or-dare'];
  const keys = fold(text);
  const wantsDare = keys.includes(fold('dare')[0] ?? '') && !keys.includes(fold('truth')[0] ?? '');
  if (wantsDare || keys.includes(fold('truth')[0] ?? '')) {
    state.game = { kind: 'truth', step: 1 };
    return whole(say(talk, trios(wantsDare ? dares : truths)), wantsDare ? 'dare' : 'truth');
  }
  const rather = fresh(talk, routines.rather, ({ ask }) => ask);
  if (!rather) return undefined;
  state.game = { kind: 'rather', step: 1, name: rather.name };
  return whole(sayOne(talk, rather.ask), `rather ${rather.name}`);
}

/** Goes on with a game under way; undefined where there is none, or where the message leaves it. */
export function followRoutine(talk: Talk, clause: Clause): Part | undefined {
  const { routines, state } = talk;
  const { game } = state;
  if (!routines || !game) return undefined;
  delete state.game;
  if (
    actOf(clause, ...ENDS) > 0.5 ||
    (clause.isQuestion && actOf(clause, 'dont-know', 'why') < 0.5)
  )
    return undefined;
  const keys = fold(clause.text);
  const has = (words: string[]) =>
    words.some((word) => fold(word).every((key) => keys.includes(key)));
  const gaveUp = actOf(clause, 'dont-know', 'dodge', 'no', 'go-on') > 0.5;
  switch (game.kind) {
    case 'practice': {
      const remark = say(talk, trios(routines.practice.remarks));
      if (game.step >= PRACTICE_LENGTH)
        return whole(
          [remark, sayOne(talk, routines.practice.end)].filter(Boolean).join(' '),
          'practice ends',
        );
      state.game = { kind: 'practice', step: game.step + 1 };
      const question = fresh(talk, routines.practice.questions, (one) => one);
      return whole(
        [remark, sayOne(talk, question)].filter(Boolean).join(' '),
        `practice ${game.step + 1}`,
      );
    }
    case 'riddle': {
      const riddle = routines.riddles.find(({ name }) => name === game.name);
      if (!riddle) return undefined;
      if (has(riddle.accept))
        return whole(say(talk, trios(routines['riddle-right'])), 'riddle right');
      const isAnswer = gaveUp || game.step > 1;
      if (isAnswer) return whole(sayOne(talk, riddle.answer), 'riddle answer');
      if (clause.words > 8) return undefined;
      state.game = { ...game, step: game.step + 1 };
      return whole(say(talk, trios(routines['riddle-wrong'])), 'riddle wrong');
    }
    case 'rather': {
      const rather = routines.rather.find(({ name }) => name === game.name);
      if (!rather) return undefined;
      const isFirst = has(rather.first);
      if (!isFirst && !has(rather.second)) return undefined;
      return whole(
        sayOne(talk, rather[isFirst ? 'to-first' : 'to-second']),
        `rather: ${isFirst ? 'first' : 'second'}`,
      );
    }
    case 'guess': {
      const isRight =
        actOf(clause, 'yes', 'agree', 'wow') > actOf(clause, 'no', 'disagree', 'correction');
      return whole(
        say(talk, trios(routines[isRight ? 'guess-right' : 'guess-wrong'])),
        `guess ${isRight ? 'right' : 'wrong'}`,
      );
    }
    case 'truth':
      return clause.isQuestion
        ? undefined
        : whole(say(talk, trios(routines['truth-or-dare'].after)), 'after a truth or dare');
  }
}
