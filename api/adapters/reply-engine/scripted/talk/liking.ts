/** "Khane mein kya pasand hai" has the words of "khane mein kya pasand nahi", and asks the opposite. */
const LIKES =
  /\b(?:pasand\p{L}*|likes?|loves?|favou?rite|enjoy|acc?h+[aie] lag\p{L}*)\b|पसंद|अच्छ[ाीे] लग/iu;
const NOT_LIKED = /\b(?:na+hi+n?|nhi|nai|not|never|least)\b|n['’]?t\b|नहीं/iu;
const DISLIKES =
  /\b(?:dislikes?|hates?|nafrat|chidh?\p{L}*|bur[ai] lag\p{L}*)\b|नफ़रत|नफरत|चिढ़|बुर[ाी] लग/iu;

/** 1 where a text asks what is liked, -1 where what is not, 0 where neither. */
export function likingIn(text: string): number {
  if (DISLIKES.test(text)) return -1;
  if (!LIKES.test(text)) return 0;
  return NOT_LIKED.test(text) ? -1 : 1;
}

const NOT_KNOWN = 2;

/** What texts ask to be told of liking, each looked at when it is first asked for: few questions ask for that. */
export function likingsOf(texts: readonly string[]): (at: number) => number {
  const known = new Int8Array(texts.length).fill(NOT_KNOWN);
  return (at) => {
    if (known[at] === NOT_KNOWN) known[at] = likingIn(texts[at] ?? '');
    return known[at] ?? 0;
  };
}
