import { foldWord } from '../text/fold.ts';
import type { Fact } from './fact.ts';

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*|[.,!?।;]/gu;
const MOST_LOOKED_AT = 60;

const keys = (words: string) => new Set(words.split(' ').map(foldWord));

const AM = keys('hu hoon hun hoo हूँ हूं');
/** As they are written: folded, "main" is "mein", and in Pune is an engineer whoever that is. */
const I_AM = new Set("am im i'm i’m as main mai मैं".split(' '));
const MINE = keys('mera meri mere apna apni apne hamari hamara my our मेरा मेरी मेरे अपना अपनी अपने');
const OF_OTHERS = keys(
  'he she they papa pita dad father mummy mom maa mother bhai brother behen behan sister didi wife biwi husband pati son beta daughter beti friend dost boss uska uski unka unki tum tumhara tumhari aap aapka aapki you your पापा पिता माँ मम्मी भाई बहन पत्नी पति बेटा बेटी दोस्त उसका उनका तुम आप',
);
const DOES = keys('karta karti krta krti करता करती');
const SELLS = keys('bechta bechti बेचता बेचती');
const DOING = keys('kar kr कर');
const IS_DOING = keys('raha rahi rha rhi रहा रही');
const SHOP = keys('dukan dukaan shop business karobar dhandha दुकान कारोबार');
const OF = keys('ka ki ke का की के');
/** "Main doctor ke paas gaya", "doctor ko dikhaya": somebody else. */
const WITH = keys('ko se ne को से ने');
const IN = keys('me mein main pe par at in में पर');
const SCHOOLS = keys('school college university coaching academy kindergarten');
const WORK = keys('kaam job naukri काम नौकरी');
const TEACHES = keys('padhata padhati padhaata parhata parhati पढ़ाता पढ़ाती');
/** Stand before a trade and say which: "site engineer", "school teacher". */
const NO_WHICH = keys(
  'a an the ek i am im main mai hu hoon to toh bhi just only very so bas abhi now still also मैं एक तो भी बस अभी yaar bhai',
);

const I = keys('i main mai मैं');
const TEACH = keys('teach');
const TEACHING = keys('teaching');
const DO = keys('do handle manage');
/** What one does for a living, with what it is done to: "I build metro stations". */
const ENGLISH_DOINGS: Record<string, string> = {
  build: 'building',
  repair: 'repairing',
};
const RUN = keys('run');
/** What somebody runs for a living: neither a fever nor the dishwasher. */
const RUN_FOR_A_LIVING =
  /\b(?:shop|store|bakery|salon|parlou?r|clinic|caf[eé]|restaurant|hotel|dhaba|school|class(?:es)?|tuitions?|coaching|business|company|agency|garage|workshop|factory|farm|studio|gym|pharmacy|press|stall|canteen|boutique|hostel|guest ?house|dairy|nursery|unit|firm|startup|counter|cent(?:re|er)|library|mess|kitchen|travels|transport)$/i;
const ARTICLES = keys('a an the my our');
/** Begins what is no thing of the trade. */
const NO_THING = keys('it this that them him her up on for in at with by and to');
/** Ends what one says of one's work in passing: "chef in a hotel", "software tester here". */
const BEHIND_TRADE = keys('in at here');

const MOST_WHICH = 2;
/** Words before "ka kaam" that say of what. */
const MOST_OF = 3;

/** Words that say what somebody does. */
export interface Trades {
  /** Who one is: engineer, nurse. */
  trades: ReadonlySet<string>;
  /** What one does: silai, delivery. */
  doings: ReadonlySet<string>;
  /** What one studies: bed, mba. */
  degrees: ReadonlySet<string>;
}

/**
 * The speaker's stated work: "body only yaar, i am site engineer", "mobile repairing ki dukan hai meri", "main silai
 * karti hoon".
 * @param text of one message, without questions
 * @returns the work as written; undefined where the speaker states none
 */
export function workIn(text: string, { trades, doings, degrees }: Trades): Fact | undefined {
  const words = (text.match(WORD) ?? []).slice(0, MOST_LOOKED_AT);
  const folded = words.map((word) => foldWord(word.toLowerCase()));
  const is = (at: number, set: ReadonlySet<string>) => set.has(folded[at] ?? '');
  const isSign = (at: number) => !/[\p{L}\p{N}]/u.test(words[at] ?? '.');
  /** From the beginning of the phrase that contains a word. */
  const startOf = (at: number) => {
    let start = at;
    while (start > 0 && !isSign(start - 1)) start--;
    return start;
  };
  const isOfOthers = (at: number) =>
    folded.slice(startOf(at), at).some((key) => OF_OTHERS.has(key));
  /** With the words before it that say which. */
  const withWhich = (at: number) => {
    let from = at;
    while (
      from > 0 &&
      at - from < MOST_WHICH &&
      !isSign(from - 1) &&
      !is(from - 1, NO_WHICH) &&
      !is(from - 1, OF) &&
      !is(from - 1, MINE)
    )
      from--;
    return words.slice(from, at + 1).join(' ');
  };
  const near = (at: number, set: ReadonlySet<string>, span: number) => {
    for (let step = 1; step <= span && !isSign(at + step); step++)
      if (is(at + step, set)) return true;
    return false;
  };
  const before = (at: number, set: ReadonlySet<string>, span: number) => {
    for (let step = 1; step <= span && at - step >= 0 && !isSign(at - step); step++)
      if (is(at - step, set)) return true;
    return false;
  };
  const isAfterIAm = (at: number) => {
    for (let step = 1; step <= 3 && at - step >= 0 && !isSign(at - step); step++)
      if (I_AM.has(words[at - step]?.toLowerCase() ?? ''))
        return !is(at + 1, OF) && !is(at + 1, WITH);
    return false;
  };
  for (let at = 0; at < words.length; at++) {
    if (isOfOthers(at)) continue;
    if (is(at, trades) && (near(at, AM, 2) || isAfterIAm(at)))
      return { topic: 'work', value: withWhich(at) };
    if (is(at, doings) && near(at, DOES, 3)) return { topic: 'work', value: words[at] ?? '' };
    if (is(at, degrees) && is(at + 1, DOING) && is(at + 2, IS_DOING))
      return { topic: 'work', value: words[at] ?? '' };
    if (is(at, SELLS) && near(at, AM, 1) && at > 0 && !isSign(at - 1) && !is(at - 1, NO_WHICH))
      return { topic: 'work', value: `${words[at - 1]} bechna` };
    if (is(at, TEACH) && is(at - 1, I)) {
      const what = words[at + 1];
      const isWhat =
        what !== undefined && !isSign(at + 1) && !is(at + 1, NO_THING) && !is(at + 1, ARTICLES);
      return { topic: 'work', value: isWhat ? `${what} teacher` : 'Teacher' };
    }
    if (is(at, TEACHING) && is(at + 1, NO_THING) && near(at, SCHOOLS, 4))
      return { topic: 'work', value: 'Teacher' };
    if (is(at, doings) && is(at - 1, DO) && is(at - 2, I))
      return { topic: 'work', value: words[at] ?? '' };
    const doing = ENGLISH_DOINGS[words[at]?.toLowerCase() ?? ''];
    if (doing && is(at - 1, I) && !isSign(at + 1) && !is(at + 1, NO_THING)) {
      const thing = words.slice(at + 1, at + 4);
      const end = thing.findIndex(
        (_, step) => isSign(at + 1 + step) || is(at + 1 + step, NO_THING),
      );
      return { topic: 'work', value: [doing, ...thing.slice(0, end === -1 ? 3 : end)].join(' ') };
    }
    // "I run a medical shop", and not "I run five kilometres".
    if (is(at, RUN) && is(at - 1, I) && is(at + 1, ARTICLES)) {
      const which = words.slice(at + 2, at + 6);
      const end = which.findIndex((word) => RUN_FOR_A_LIVING.test(word));
      const thing = which.slice(0, end + 1).filter((word) => !/^own$/i.test(word));
      if (end !== -1 && thing.every((word) => /\p{L}/u.test(word)))
        return { topic: 'work', value: thing.join(' ') };
    }
    const isInPassing = is(at, trades) && is(at + 1, BEHIND_TRADE) && at - startOf(at) < MOST_WHICH;
    if (isInPassing) return { topic: 'work', value: withWhich(at) };
    if (is(at, TEACHES) && near(at, AM, 1)) return { topic: 'work', value: 'Teacher' };
    if (is(at, SHOP) && (before(at, MINE, 5) || (is(at + 1, IN) && near(at, DOES, 4)))) {
      const from = is(at - 1, OF) ? Math.max(startOf(at), at - 3) : at;
      const which = words.slice(from, at + 1).filter((_, step) => !is(from + step, MINE));
      const first = which.findIndex((word) => !NO_WHICH.has(foldWord(word.toLowerCase())));
      return { topic: 'work', value: which.slice(Math.max(first, 0)).join(' ') };
    }
    // "Mobile repair ka kaam karta hu kanpur me": what stands before it, and not the town.
    const isSaidOf = is(at, WORK) && is(at - 1, OF) && is(at + 1, DOES) && near(at + 1, AM, 2);
    if (isSaidOf) {
      const from = Math.max(startOf(at), at - 1 - MOST_OF);
      const which = words.slice(from, at - 1).filter((_, step) => !is(from + step, NO_WHICH));
      if (which.length > 0) return { topic: 'work', value: which.join(' ') };
    }
    // "Job karta hu wipro me".
    if (is(at, WORK) && is(at + 1, DOES) && is(at + 2, AM) && is(at + 4, IN))
      return { topic: 'work', value: words[at + 3] ?? '' };
    const isPlace = at > 0 && is(at, IN) && !isSign(at - 1) && !is(at - 1, NO_WHICH);
    // "जहाज़ में काम करता है" is somebody else's.
    if (isPlace && near(at + 1, AM, 4) && is(at + 1, WORK) && near(at + 1, DOES, 2))
      return { topic: 'work', value: words[at - 1] ?? '' };
  }
  return undefined;
}
