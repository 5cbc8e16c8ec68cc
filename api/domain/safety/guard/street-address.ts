import { foldWord, writtenWords } from '../../text/fold.ts';

const keysOf = (list: string) => new Set(list.trim().split(/\s+/).map(foldWord));

/** Where somebody lives. */
const DWELLING = keysOf(`
  flat flats house makaan makan plot kothi tower block wing apartment quarter bungalow villa
  फ़्लैट फ्लैट मकान प्लॉट कोठी टावर ब्लॉक अपार्टमेंट हाउस क्वार्टर बंगला`);

/** What stands between it and its number. */
const NUMBERED = keysOf('no number nambar num नंबर नम्बर नं');

/** How the place around it is called. */
const PLACE = keysOf(`
  sector nagar vihar colony kaloni enclave apartment apartments society road marg lane street gali gully phase puram
  extension mohalla residency towers heights layout main cross floor manzil chowk bazaar pin pincode ward lines
  सेक्टर नगर विहार कॉलोनी एनक्लेव अपार्टमेंट सोसाइटी सोसायटी रोड मार्ग लेन स्ट्रीट गली फ़ेज़ फेज पुरम मोहल्ला मंज़िल मंजिल
  चौक बाज़ार बाजार पिन वार्ड`);

/** A number of a house, and no year: 12, 12b, b12, of 4/7 the first. */
const NUMBER = /^(?!(?:19|20)\d\d$)(?:\d{1,4}[a-z]?|[a-z]\d{1,4})$/;

/** Words that the number and the place may stand apart. */
const NEAR = 6;

/** "B-42", "C 12", "A-4": no article. */
const LETTERED = /\b(?:[B-HJ-Z][ -]?|[A-Z]-)\d{1,4}\b/;
/** So much is counted, or is a part of a book. */
const COUNTED =
  /\d ?%|\b\d{1,4} (?:percent|lane|floor|phase|bhk|room|kids?|people|strangers?|friends?|main)|\b(?:chapter|season|episode|page|level)\b/iu;

/** Whether a sentence names a house by its number and where it stands: "flat 302, Green Park colony". Linear in its length. */
export function hasStreetAddress(text: string): boolean {
  if (COUNTED.test(text)) return false;
  const hasLetter = LETTERED.test(text);
  const written = writtenWords(text);
  const keys = written.map(foldWord);
  return keys.some((key, at) => {
    const isLetter = hasLetter && /^[a-z]$/.test(written[at] ?? '');
    if (!isLetter && !DWELLING.has(key)) return false;
    const end = numberEnd(keys, written, at + 1);
    if (end === undefined) return false;
    // "B-42, Sector 15": of a letter alone the place stands next to it.
    return keys.slice(end, end + (isLetter ? 1 : NEAR)).some((one) => PLACE.has(one));
  });
}

/** The word behind the number that stands here, with "number" ahead of it or not, a letter beside it or not. */
function numberEnd(
  keys: readonly string[],
  written: readonly string[],
  from: number,
): number | undefined {
  let at = from;
  while (at < from + 2 && (NUMBERED.has(keys[at] ?? '') || /^[a-z]$/.test(written[at] ?? ''))) at++;
  return NUMBER.test(written[at] ?? '') ? at + 1 : undefined;
}
