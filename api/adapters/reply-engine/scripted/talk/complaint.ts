/** He says that she went past what he had asked or told; what stands beside it is what he meant. */
const COMPLAINTS = [
  /(?<!\b(?:nahi+n?|nhi|nai) )\bma+ng[aie] th[ai]\b|(?<!नहीं )(?:माँग|मांग)[ीाे] थ[ीा]/iu,
  /\b(?:but |no |arre )?i (?:just |only |had |have )?(?:asked|meant|mean(?= (?:the|my|which|what|how|when|where|why)\b)|was asking|am asking|was talking|am talking|was telling you|was telling(?= about)|was saying|told you)\b(?: (?:you|u|about|for|to you))*/iu,
  /\bi (?:was|am) (?:only |just )?(?:flirting|joking|kidding|teasing)\b(?! (?:with|to|about) (?!you|u\b))|\b(?<!\b(?:se|sath|saath) )(?:(?:flirt|ishq) (?:kar|kr) (?:raha|rahi|rha|rhi)|mazaa?k (?:tha|thi|hai|kar (?:raha|rahi|rha|rhi)))\b|(?<!(?:से|साथ) )(?:मज़ाक|मजाक) (?:था|थी|कर (?:रहा|रही))|(?:फ़्?लर्ट|इश्क़|इश्क) कर (?:रहा|रही)/iu,
  /\b(?:my question (?:was|is)|the question (?:was|is)|we were (?:talking|saying)(?: about)?)\b/iu,
  /\byou (?:have )?(?:misread|misheard|misunderstood|dodged|ignored|missed|avoided|are avoiding|changed the topic|did ?n[o']?t (?:answer|hear|get|read|listen))\b(?: (?:me|my question|it|that|this))*/iu,
  /\b(?:but |and )?(?:you|u) (?:(?:just |totally |completely )?(?:skipp?ed|forgot|left out|passed over|went past|overlooked)|(?:did ?n['’o]?t|did not|didnt) (?:even )?(?:say|tell|comment|react)(?: (?:me|anything|a word|one word))* (?:about|on)|said nothing (?:about|on))\b/iu,
  /\b(?:answer|listen to) (?:me|my question|what i)\b|\bnot (?:answering|listening)\b|\bwhat has (?:that|this|it) to do with\b|\bthat (?:is|was|'s) not (?:it|what i)\b(?: (?:asked|meant|said))*/iu,
  /\b(?:(?:maine?|mene|main)\s*)?(?:(?:to|toh|ye|yeh|aapse|tumse|aap se|tum se)\s*)?(?<!\b(?:nahi+n?|nhi|nai) )(?:p(?:u|oo)c?hh?(?:a+|i)|(?:puch|pooch)(?= ?(?:raha|rahi|rha|rhi|chuk[aei])\b))\b(?:\s*(?:tha|thi|hai|h|raha|rahi|rha|rhi|na|hu|hoon|to|toh)\b)?/iu,
  /(?<=\b(?:nahi+n?|nhi),? (?:(?:main|maine|mene) )?\p{L}{1,20} )(?:bola|kaha|bataya)(?: to| toh| hi)? tha\b(?! ki\b)/iu,
  /(?<!\b(?:kaa?m|khushi|dukh|sharm|sharam|garv|gam|afsos|kismat|naseeb|dil|mann?|pate|maze|hairani|badi|roz) )\bki baat (?:thi|tha|hai|(?:ki|kahi|batayi) thi|kar (?:raha|rahi|rha|rhi) (?:tha|thi|hu|hoon|hun)|ho rahi)\b|\bbaat kar (?:raha|rahi|rha|rhi) (?:tha|thi)\b/iu,
  /\b(?:suna|suni|sunte|samjhi|samjhe) (?:hi )?nahi\b|\bsun (?:hi )?nahi rah[aie]\b|\b(?:kaha|kahan|kidhar) se aa ga[iy]\w*\b|\bjawab (?:nahi|to|toh|do|de)\b|\bbataya nahi\b|\b(?:nahi|nhi|nahin) (?:bataya|batayi|batai) (?:tumne|aapne|tune|abhi)\b/iu,
  /(?:मैंने |मैने )?(?:तो |आपसे |तुमसे |ये |यह ){0,4}(?:पूछा|पूछ(?= (?:रह|चुक)[ाी]))(?: (?:था|थी|है|रहा|रही|हूँ|हूं|ना|तो))*/u,
  /(?<!(?:काम|ख़ुशी|खुशी|दुख|दुःख|शर्म|गर्व|ग़म|अफ़सोस|क़िस्मत|दिल|मन|पते|मज़े|बड़ी|रोज़) )की बात (?:थी|कर|हो|(?:की|कही|बताई) थी)(?: (?:रहा|रही|था|थी|हूँ|हूं))*|सुना (?:ही )?नहीं|सुन (?:ही )?नहीं|कहाँ से आ ग\p{L}*|जवाब (?:नहीं|तो|दो|दीजिए)|बताया नहीं|नहीं बताया (?:तुमने|आपने)/u,
];

/** Told of somebody else: "boss ne pucha", "papa ko bataya nahi". */
const OTHERS =
  /\b(?!main?\b|mai\b|hum\b|ham\b)\p{L}+ ne (?:\p{L}+ ){0,2}(?:p(?:u|oo)c?hh?[aie]+|bola|kaha|bataya)\b|\b(?:us|un|unho|kisi)ne (?:\p{L}+ ){0,2}(?:bola|kaha|bataya)\b|\b(?:usne|unhone|boss|sir|he|she|they|usse|usko|unse|him|her|mummy|papa|doctor|teacher|ladki|ladke|wife|everyone|people|sab) (?:ne |se |ko )?(?:asked|p(?:u|oo)c?hh?[aie]*)\b|(?<!मैं) ने (?:मुझसे )?पूछा(?! था)|पूछा (?:मैंने )?(?:उस|उन)(?:से|को)|\bp(?:u|oo)c?hh?a (?:maine )?(?:us|un)(?:se|ko)\b|(?:उस|इस|किसी|उन्हों)ने (?:मुझसे )?पूछा|\b(?!mujh)\p{L}+ ko (?:\p{L}+ ){0,2}(?:bataya nahi|nahi bata\p{L}*)|(?<!मुझ)को (?:[\p{L}\p{M}]+ ){0,2}(?:बताया नहीं|नहीं बताया)/iu;

/** Nothing else is meant by these, in however many words. */
const PLAINLY =
  /\bi (?:was|am) (?:asking|talking|telling)(?: you)? about\b|\b(?:main?|mai) (?:to |toh )?[^.?!]{0,40}\b(?:ki baat kar|p(?:u|oo)c?hh?) (?:raha|rahi|rha|rhi) th[ai]\b|\bmaine? (?:to |toh )?[^.?!]{0,40}\b(?:ki baat (?:ki|kahi)|ke ba+re (?:me|mein) (?:bola|kaha|bataya|pu+c?h+a)) th[ai]\b|मैं (?:तो )?[^।?!]{0,40}(?:की बात कर|पूछ) (?:रहा|रही) थ[ाी]|मैंने (?:तो )?[^।?!]{0,40}(?:की बात (?:की|कही)|के बारे में (?:कहा|बताया|पूछा)) थ[ाी]/iu;

/** Whether a sentence says in so many words that she spoke of something else. */
export const complainsPlainly = (text: string): boolean =>
  PLAINLY.test(text) && !OTHERS.test(text) && !TO_ANOTHER.test(text);

/** "Yesterday I was talking about it with my wife", "main dukandar se daam puch raha tha". */
const TO_ANOTHER =
  /\b(?:yesterday|kal|parso|last \p{L}+|earlier today|(?:with|to) (?:my|a|an|the|her|him|them|everyone))\b|(?<![\p{L}\p{M}])(?!tum|aap|tujh|phir|kab|kahan?|yahan?|shuru)\p{L}+ se (?:\p{L}+ ){0,4}(?:p(?:u|oo)c?hh?|baat kar) rah|(?<![\p{L}\p{M}])(?!तुम|आप|तुझ|फिर|कब|शुरू)[\p{L}\p{M}]+ से (?:[\p{L}\p{M}]+ ){0,4}(?:पूछ|बात कर) रह/iu;

const NOISE =
  /\b(?:arre|are|arrey|yaar|yar|bhai|na|no|nahi|nahin|but|ji|didi|haha|lol|hello|oye|please|plz|wo|woh|ye|yeh|to|toh|so|ab|about|hi|acha|accha|main|mai|maine|mene|aap|aapne|aapse|tum|tumne|tumse|tha|thi|raha|rahi|rha|rhi|hu|hoon|hun|hai|h|kya|sun|suna|bola|if|whether|that|for|just)\b|[?!.,…]|(?<!\p{L})(?:अरे|यार|ना|जी|तो|नहीं|वो|ये|मैं|मैंने|आप|आपने|आपसे|तुम|तुमने|था|थी|रहा|रही|हूँ|है|क्या)(?![\p{L}\p{M}])|\p{Extended_Pictographic}/giu;
const LEADING = /^(?:(?:on|in|at|of|to|from|with|about|and|as|aur|the)\s)+/iu;
const BREAK = /[,.!?।]|\p{Extended_Pictographic}/u;
const DANGLING = /(?:\s(?:ka|ki|ke|ko|se|me|mein|par|pe|of|in|the|a|का|की|के|को|से|में|पर)){1,6}$/iu;
/** "Not a film, a book": what is denied is not what was meant. */
const DENIED =
  /(?<!\s),?\s*\bnot (?:the |a |an |my |about )*[\p{L}']+(?: [\p{L}']+)?|(?<!\p{L})\p{L}+ nahi,\s*|(?<![\p{L}\p{M}])[\p{L}\p{M}]+ नहीं,\s*|^\p{L}{4,} nahi (?=\p{L}{3,} )|^[\p{L}\p{M}]{3,} नहीं (?=[\p{L}\p{M}]{3,} )/giu;

/** In Hindi what was meant stands before the verb. */
const HINDI_ORDER = /p(?:u|oo)c?hh?a|puch|pooch|ki baat|baat kar|ma+ng|पूछ|की बात|माँग|मांग/iu;

const MOST_MATTER = 5;

/** What he says he meant, where a sentence complains of an answer; '' where it does not say. */
export function complaintIn(text: string): string | undefined {
  if (OTHERS.test(text)) return undefined;
  const found = COMPLAINTS.map((pattern) => pattern.exec(text)).find(Boolean);
  if (!found) return undefined;
  // What belongs to it ends where another thought begins.
  const before = text.slice(0, found.index).split(BREAK).at(-1) ?? '';
  const [after = ''] = text.slice(found.index + found[0].length).split(BREAK);
  const clean = (piece: string) =>
    piece
      .replace(DENIED, ' ')
      .replace(NOISE, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(DANGLING, '')
      .replace(LEADING, '');
  const [first, second] = [clean(before), clean(after)];
  const matter = HINDI_ORDER.test(found[0]) && first.length >= 3 ? first : second;
  return matter.split(' ').length <= MOST_MATTER ? matter : '';
}

/** What stands behind the words of complaining, before them, and on both sides. */
export function besideComplaint(text: string): string[] {
  const found = COMPLAINTS.map((pattern) => pattern.exec(text)).find(Boolean);
  if (!found) return [];
  const after = text.slice(found.index + found[0].length).trim();
  const before = text.slice(0, found.index).split(BREAK).at(-1)?.trim() ?? '';
  return [after, before, `${before} ${after}`.trim()].filter((piece) => piece !== '');
}
