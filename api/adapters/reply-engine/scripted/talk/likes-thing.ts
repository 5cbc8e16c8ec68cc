import type { Liking } from './bank.ts';
import { likingIn } from './liking.ts';
import { answerNearest } from './nearest.ts';
import type { Question } from './question.ts';
import { tellingWords } from './similar.ts';
import { attempt, firstOf, type Part, sayFresh, type Talk } from './turn.ts';

/** "Khati ho?", "have you seen it?", "suna hai kabhi?": whether she knows it. */
const KNOWS_IT =
  /\b(?:have|did) (?:you|u) (?:\p{L}+ ){0,2}(?:had|have|tried|try|tasted|taste|eaten|eat|seen|see|heard|hear|watch\p{L}*|read|been|visit\p{L}*)\b|\bdo (?:you|u) (?:\p{L}+ )?(?:eat|drink|watch|hear|listen|read|play|know|follow|cook|grow|keep|go|swim|dance|sing|paint|wear|do)\b|\b(?:are|r) (?:you|u) (?:a |an )?(?:\p{L}+ )?(?:fan|fond|person)\b|\bever (?:had|tried|tasted|seen|heard|been|eaten)\b|\b(?:kha|pee|pi|sun|dekh|padh|khel|chakh)(?:ti|tin)\b|\b(?:khaya|khayi|khaye|piya|pi|suna|suni|dekha|dekhi|padha|padhi|gayi|chakha|try kiya) (?:hai|h|ho|hain|kabhi|kya)\b|\bkabhi (?:\p{L}+ ){0,4}(?:khaya|khayi|khaye|piya|suna|suni|dekha|dekhi|padha|padhi|gayi|chakha)\b|(?:खा|पी|सुन|देख|पढ़|खेल)ती(?![\p{L}\p{M}])|(?:खाया|खाई|खाए|पिया|सुना|सुनी|देखा|देखी|पढ़ा|पढ़ी|गई|चखा) (?:है|हैं|कभी)/iu;
/** It asks which, why or how, or for one of two, and a yes says nothing to that. */
const ASKS_MORE =
  /\b(?:what|which|who|whom|where|when|why|how (?!(?:do|about) (?:you|u)\b)|kaun\p{L}*|kons[aei]|kya kya|kab|kahan|kais[aei] (?!lag)\p{L}+|kaise|kitn\p{L}*|ky(?:u|un|o|on)|or|ya|sabse|favou?rite|fav|best)\b|(?<![\p{L}\p{M}])(?:कौन|क्या क्या|कब|कहाँ|कैस[ाीे](?! लग)|कितन|क्यों|या|सबसे)/iu;
/** "Tumhe?", "and you?": of what he has just said that he likes. */
const BACK =
  /^(?:(?:and|aur|what about|how about|do|kya|और|क्या) )*(?:you|u|yours?|tum(?:he|hein|ko|hara|hari)?|aap(?:ko|ka|ki)?|तुम(?:्हें|को|्हारा|्हारी)?|आप(?:को|का|की)?)(?: (?:too|also|bhi|भी|like|likes|pasand|पसंद|it|hai|है|kya|क्या))*[?!. ]*$/iu;

/**
 * Whether she likes, knows or has tried a thing, where that is asked of a thing that is known by its names; undefined
 * where what she has of her own speaks of that very thing.
 */
export function likesThing(talk: Talk, question: Question): Part | undefined {
  const { find, heard, name } = talk;
  const { clause, text, isForAdvice } = question;
  if (isForAdvice) return undefined;
  const isBack = BACK.test(text.trim());
  const told = heard.clauses.filter((one) => one !== clause && likingIn(one.text) > 0);
  const asksIt = question.isToHer && (likingIn(text) > 0 || KNOWS_IT.test(text));
  if (!isBack && (!asksIt || ASKS_MORE.test(text))) return undefined;
  const named = isBack ? told.map((one) => one.text) : [text];
  const said = named.join(' ');
  const things = find
    .likings(named)
    .filter(({ except }) => !except.includes(name))
    .toSorted((a, b) => lastIn(said, b) - lastIn(said, a));
  const [thing] = things;
  if (!thing) return undefined;
  return (
    attempt(
      talk,
      () => answerNearest(talk, clause, 'her'),
      (part) => speaksOf(thing, part.text),
    ) ??
    firstOf(things, ({ id, say }) => {
      const told = sayFresh(talk, say);
      return told ? { text: told, why: id } : undefined;
    })
  );
}

/** Where it is named last: "of fish I know little, have you had biryani?" asks of biryani. */
const lastIn = (text: string, { when }: Liking): number =>
  Math.max(...when.flat().map((phrase) => text.toLowerCase().lastIndexOf(phrase.replace('*', ''))));

/** Whether a text has a name of the thing in it. */
function speaksOf({ when }: Liking, text: string): boolean {
  const said = new Set(tellingWords(text));
  return when.flat().some((phrase) => {
    const words = tellingWords(phrase.replaceAll('*', ''));
    return words.length > 0 && words.every((word) => said.has(word));
  });
}
