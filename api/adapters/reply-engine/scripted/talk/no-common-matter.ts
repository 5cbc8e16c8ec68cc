import { isLight } from './light.ts';
import { isGrim, speaksOfHarm } from './may-say-back.ts';
import { isUnsafe } from './on-subject.ts';
import type { Talk } from './turn.ts';

/** Somebody is wronged or unwell: then she takes no other side. */
export const WRONGED =
  /\b(?:abus\p{L}*|harass\p{L}*|touch\p{L}*|molest\p{L}*|grop\p{L}*|hits?|hitting|beat\p{L}*|slap\p{L}*|stalk\p{L}*|follow(?:s|ing) me|threat\p{L}*|blackmail\p{L}*|violen\p{L}*|steal\p{L}*|stole\p{L}*|cheat\p{L}*|fraud|rap(?:e|ed|ist)|pain|chest|fever|bleed\p{L}*|unwell|sick|dhamk\p{L}*|pee?chha?|ch+h?ed\p{L}*|ch+h?u(?:ta|te|ti|a|i)|maar(?:ta|te|ti|a|i)|maara|peet\p{L}*|gaali|chor\p{L}*|chura\p{L}*|dard|bukhar|takleef|khoon)\b|छेड़|छू(?:ता|ते|आ)|(?<![\p{L}\p{M}])मार(?:ता|ती|ते|ा)|पीट|धमक|पीछा|चुरा|चोरी|गाली|दर्द|बुखार|बुख़ार|ख़ून|खून|तकलीफ़/iu;

/** Drink, an affair, a birth, a grave illness, the law, somebody who is gone from home. */
const GRAVE =
  /\b(?:shara+b\p{L}*|da+ru|drunk\p{L}*|drinks|drinking|nasha|nashe|affairs?|chakkar|dahej|dowry|divorc\p{L}*|tala+q|pregnan\p{L}*|abort\p{L}*|cancer|last stage|insulin|suicid\p{L}*|die|dying|death|barsi|marna|mar ja\p{L}*|bha+g ga\p{L}*|bha+g ke|run away|missing|gayab|lapata|gumshuda|kho ga\p{L}*|arrest\p{L}*|jail|court|kidnap\p{L}*|rishwat|bribe|jali|fake certificate|evict\p{L}*|recovery agents?|bank wale|karz\p{L}*|barbad|ruined|bhookh\p{L}*|hungry|nothing for food|khane ko (?:kuch )?nahi|jaat|neech|caste|tika|vaccin\p{L}*|ghar nahi (?:aay[ai]|laut\p{L}*))\b|शराब|दारू|नश[ाे]|चक्कर|दहेज|तलाक़|तलाक|गर्भ|कैंसर|मरना|मर जा|भाग ग|लापता|ग़ायब|गायब|खो ग|जेल|बरसी|क़र्ज़|क़र्ज|कर्ज़|कर्ज|बर्बाद|बरबाद|भूख|रिश्वत|टीका|जात/iu;

/** What may be an emergency, or a wrong that is told in a word. */
const URGENT =
  /\b(?:achanak|sudden\p{L}*|behosh|unconscious|faint\p{L}*|collaps\p{L}*|gir ga\p{L}*|gir pad\p{L}*|fell|breath\p{L}*|saa?ns|ulti\p{L}*|vomit\p{L}*|swallow\p{L}*|nigal\p{L}*|poison\p{L}*|pi li|kaa?t li\p{L}*|kaa?t(?:a|i) hai|kaa?ta|bit(?:e|es|ten)|sting\p{L}*|snake|saa?mp|saa?p|leak\p{L}*|aag lag\p{L}*|on fire|current lag\p{L}*|electric shock|tedha|weakness|numb\p{L}*|seene|seena|head injur\p{L}*|sir (?:me|mein|par|pe)|sar (?:me|mein|par|pe)|haath (?:pakad|lag)\p{L}*|galat jagah|photos?|pics?|videos?|nudes?|viral|lock(?:ed|s)? (?:me|him|her)|locked all|hurt me|bach ke|bahar phenk\p{L}*|nikal diya|roz rot[aiu]\p{L}*|rot[ai] h(?:u|oo|ai)\p{L}*|aake rot[ai]|crying|cries|dar(?:r)? lagta (?:hai|h) jab)\b|अचानक|बेहोश|गिर ग|साँस|सांस|उल्टी|उलटी|निगल|ज़हर|काट लि|साँप|सांप|लीक|आग लग|टेढ़|सीने|हाथ पकड़|ग़लत जगह|फ़ोटो|फोटो|वीडियो|वायरल|रोता हू|रोती हू|बाहर फेंक/iu;

/** A matter that is neither grave, nor urgent, nor anybody's wrong: what fits most matters may be said to it. */
export function isCommonMatter(talk: Talk): boolean {
  const { text } = talk.heard;
  const isOther = [GRAVE, URGENT, WRONGED].some((one) => one.test(text));
  return (
    talk.mood === undefined &&
    isLight(talk) &&
    !isOther &&
    !isGrim(text) &&
    !isUnsafe(text) &&
    !speaksOfHarm(text)
  );
}

/** A doctor decides that, and nobody in a chat. */
const OF_DOCTORS =
  /\b(?:medicines?|dawai|dawa|dose|insulin|treatment|abort\p{L}*|chemo)\b|दवा|इलाज/iu;

/** Nor what is drunk and driven, swallowed, sent to strangers, shown, gambled or avenged; nor whom to marry. */
const NOT_HERS =
  /\b(?:drinks?|drunk|drank|pi hai|peg|beers?|wines?|rum|vodka|sharab|da+ru|whisk\p{L}*|instagram|insta|tinder|telegram|dating app|(?:his|her|uske|unke) (?:room|kamre)|without (?:water|food|eating)|khana (?:chh?od|band)\p{L}*|bhookh?\p{L}*|fasting|kood\p{L}*|akel[aei] chh?od\p{L}*|cigarettes?|smok\p{L}*|sutta|antibiotics?|paracetamol|tablets?|pills?|goli|syrup|shahad|honey to|papita|pregnan\p{L}*|otp|kyc|pin|aadha+r|passwords?|links?|lottery|scheme|invest\p{L}*|share market|stocks?|crypto|savings?|saving|photos?|pics?|videos?|nudes?|viral|toothpaste|badla|revenge|sabak|teach (?:him|her|them) a lesson|tracker|spy|at night|hotel|his flat|her flat|sab khatam|khatam kar|marry\p{L}*|shaadi kar\p{L}*|shadi kar\p{L}*|padhai band\p{L}*|school se nikal\p{L}*|wapas uske|bhaag|run away|abuse\p{L}*|haath utha\p{L}*|helmet|bijli|current|ultrasound)\b|सिगरेट|गोली|शहद|लिंक|ओटीपी|फ़ोटो|फोटो|वीडियो|वायरल|बदला|सबक़|सबक|सब ख़त्म|सब खत्म|शादी कर|भाग|शराब|दारू|इंस्टाग्राम|भूख|खाना (?:छोड़|बंद)|कूद|अकेल[ाेी] छोड़/iu;

/** Nothing that she may have a say in, in whatever words he asks for one. */
export const isNotHers = (text: string): boolean =>
  [OF_DOCTORS, NOT_HERS].some((one) => one.test(text));
