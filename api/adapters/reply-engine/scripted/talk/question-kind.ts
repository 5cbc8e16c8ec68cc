import type { QuestionKind } from '#content-reader/kinds/talk.ts';

/**
 * What a question asks for, by its form; the first that matches. Undefined stands for forms that only their own matter
 * answers: where, how many, how it felt. What asks to be shown, to go on or how it felt stands
 * before the words that such questions begin with, yes and no before the plain "what".
 */
const FORMS: [QuestionKind | undefined, RegExp][] = [
  // Where somebody is now, what something costs, what somebody is like.
  [
    undefined,
    /\bwhere (?:is|are|do (?:you|u) (?:keep|buy|get)|can i)\b|\bkahan (?:hai|hain|h|rakha|rakhi|rakhti|milta|milti|milega|milegi)\b|\bhow much (?:is|does|do|for)\b|\bprice\b|\bkitne (?:ka|ki|me|mein)\b|\bkais[aei] (?:tha|thi|the) (?:wo|woh|vo)\b|\bwhat (?:is|was) (?:he|she) like\b|कहाँ (?:है|हैं|रखा|मिल)|कितने (?:का|की|में)/iu,
  ],
  [
    'show-me',
    /\b(?:(?:can|could|may|let) (?:i|me|we) (?:see|hear|read|taste|listen|look|try)|(?:^|please |pls |can you |will you |do )show (?:me|us)|dikha(?:o|iye|do|na|ogi|yengi)?|suna(?:o|iye|do|ogi|yengi)|(?:sing|play|recite|read) (?:it |one |something )?(?:for|to) me)\b|दिखा(?:ओ|इए|ना|दो|ओगी)|सुना(?:ओ|इए|ओगी|एँगी)/iu,
  ],
  [
    'really',
    /^(?:\p{L}+ )?(?:really|seriously|sach+i?|sach me(?:in)?|pakka|for real|true|honestly|kya baat)(?: (?:me|mein|kya|bol rahi ho|bolo|batao))?\s*\?*$|\bis (?:it|that) (?:really )?true\b|^सच(?:मुच| में)?\s*\?*$/iu,
  ],
  [
    'what-next',
    /\b(?:(?:and |so )?then what|what (?:happened|happens|came|became)|and then|what next|how did (?:it|that|this) (?:end|go|turn out|all end)|(?:phir|fir) (?:kya|kaise)|(?:uske|iske) baad|aage kya|kya hua|(?:phir|fir) (?:wo|woh|usne|unhone|tumne))\b|फिर (?:क्या|कैसे|उसने|उन्होंने)|उसके बाद|आगे क्या|क्या हुआ/iu,
  ],
  [
    'what-said',
    /\bwhat (?:did|does|do|would|will|has|had) (?:\p{L}+ ){1,3}(?:say|said|tell|reply|answer|think|write)\b|\bwhat was (?:his|her|their|your) (?:reply|reaction|answer|response)\b|\b(?:how did (?:he|she|they) react|kya (?:bola|boli|bole|kaha|kehti|kehte|kehta|jawab|reply|bolti|bolte|bolta|likha)|reaction)\b|क्या (?:बोल[ाीे]|कह[ाीे]|कहत[ाीे]|जवाब|लिखा)/iu,
  ],
  [
    'how-known',
    /\bhow (?:did|do|does|would|will) (?:you|u|he|she|they) (?:\p{L}+ )?(?:know|find out|realise|realize|notice|guess|understand|come to know)\b|\b(?:kaise|kese) (?:pata|samajh|samjhi|jaan|maloom)\p{L}*|\b(?:pata|samajh) kaise\b|कैसे (?:पता|समझ|मालूम)|(?:पता|समझ) कैसे/iu,
  ],
  [
    undefined,
    /\bwhat (?:do|did|will|would|should) (?:you|u) (?:\p{L}+ )?do\b(?! for (?:work|a living))|\bkya (?:karti|karogi|karengi|kiya)\b|क्या (?:करती|करोगी|करेंगी|किया)/iu,
  ],
  [
    'state',
    /\b(?:are|r) (?:you|u) (?:\p{L}+ )?(?:happy|sad|tired|jealous|strict|romantic|moody|angry|lonely|shy|lazy|busy|free|bored|serious|stubborn|possessive|emotional|talkative|religious|single|nervous|excited|okay|ok|fine|sure|ready|good at)\b|\b(?:khush|udaas|udas|thaki|thak gayi|gussa|naraz|naraaz|akeli|bore|busy|free|strict|moody|romantic|ziddi|jealous|emotional|single)(?: hui| ho gayi)? (?:ho|hain|h)\b|(?:ख़ुश|खुश|उदास|थकी|नाराज़|नाराज|अकेली|बोर|ज़िद्दी|जिद्दी) (?:हो|हैं)/iu,
  ],
  [
    'why',
    /\bwhy\b|\bhow come\b|\b(?:kyu|kyun|kyo|kyon|kiu|kisliye|kis ?liye|kahe)\b|\bkis baat (?:ki|ka|pe|par|se)\b|\bkya wajah\b|\bwajah kya\b|\bwhat for\b|क्यों|क्यूँ|क्यूं|किस ?लिए|किस बात/iu,
  ],
  [
    'when',
    /\bsince when\b|\bkab se\b|\bwhen\b(?! (?:i|we|my)\b)|\bwhat (?:year|age|time)\b|\bhow (?:old|long ago)\b|\bkab\b|\bkis (?:umar|umra|saal|age)\b|\bkitne saal (?:ki|pehle|pahle)\b|(?<![\p{L}\p{M}])कब(?![\p{L}\p{M}])|कितने साल (?:की|पहले)/iu,
  ],
  [undefined, /\bhow (?:many|much|long|often|far|big)\b|\bkitn[aei]\b|कितन[ाीे]/iu],
  [
    undefined,
    /\bwhere\b|\bkahan\b|\bkidhar\b|\bkaha (?:se|pe|par|hai|hain|ho|rehti|rahti|jaati|jati|thi|tha|mil\p{L}*|gayi|gaya)\b|कहाँ|कहां|किधर/iu,
  ],
  [
    undefined,
    /\bhow (?:did|does|do|was|is|has) (?:it|that|this|you|u|living|being)(?: \p{L}+){0,3} (?:feel|felt)\b|\bhow (?:was|is) (?:it|that)\b|\b(?:were|are|weren'?t) (?:you|u) (?:\p{L}+ )?(?:scared|sad|happy|nervous|angry|afraid|hurt|shy|proud|lonely|upset|jealous)\b|\bdid it hurt\b|\bkais[aei] (?:laga|lagta|lagti|feel|mehsoos)\b|\b(?:bura|achha|accha|acha|dar|darr|gussa|sharam|rona|akela|akelapan) (?:nahi )?(?:laga|lagta|lagti|aaya|aata|aati)\b|कैसा (?:लगा|लगता|रहा)|(?:बुरा|अच्छा|डर|ग़ुस्सा|गुस्सा|शर्म|रोना|अकेला) (?:नहीं )?(?:लगा|लगता|लगती|आया|आता|आती)/iu,
  ],
  [
    'hard',
    /\b(?:hard|difficult|tough|tiring|easy|risky|mushkil|aasan|aasaan|kathin)\b|मुश्किल|आसान|कठिन/iu,
  ],
  [
    'like',
    /\b(?:do|don'?t|did|dont) (?:you|u) (?:really |also |still )?(?:like|love|enjoy|prefer|hate|miss)\b|\bpasand (?:hai|h|hain|hi|karti|karte|aaya|aayi|aata|aati|nahi)\b|\bpasand\s*\?*$|\b(?:achh?a|achh?i|accha|acchi) lagt[ai]\b|पसंद|अच्छ[ाी] लगत[ाी]/iu,
  ],
  [
    'ever',
    /\bhave (?:you|u)\b|\b(?:did|do) (?:you|u) ever\b|\bever (?:been|tried|seen|had|felt|thought)\b|\bkabhi\b|कभी/iu,
  ],
  [
    'who',
    /\b(?:who|whom|whose)\b|\b(?:kaun|kon|koun)\b(?! ?s[aie]\b)|\bkis(?:ne|se|ko|ke|ka|ki)\b|कौन(?! ?स[ाीे])|किस(?:ने|से|को|के|का|की)/iu,
  ],
  [
    'which',
    /\bwhich\b|\bwhat (?:kind|sort|type|colou?r)\b|\b(?:kaun|kon|koun) ?s[aei]\b|कौन ?स[ाीे]/iu,
  ],
  [
    undefined,
    /\b(?:what|wat)\b|(?<=[\p{L}\p{N}] )kya (?!hua\b|h\b)\p{L}|^kya (?!(?:tum|aap|wo|woh|vo|us|un|is|ye|yeh|mer|main|tera|teri|sach|baat)\p{L}*\b)\p{L}|(?<=[\p{L}\p{M}] )क्या (?!हुआ)[\p{L}]|\b(?:naam|matlab|meaning)\b|नाम|मतलब/iu,
  ],
  [
    undefined,
    /\b(?:did|does|do|has|have|is|are|was|were|will) (?:he|she|they|it|his|her|their|(?:your|ur) \p{L}+)\b|\b(?:usne|unhone|wo|woh|vo|uska|uski|unka|unki|(?:tumhar|aapk|apk|ter)[aei] \p{L}+)\b|(?<![\p{L}\p{M}])(?:उसने|उन्होंने|वो|वह|उसकी|उसका|उनकी|(?:तुम्हार|आपक)[ाीे] [\p{L}\p{M}]+)(?![\p{L}\p{M}])/iu,
  ],
  [
    'would-you',
    /\b(?:can|could|will|would|wud|won'?t) (?:you|u)\b|\b\p{L}+(?:ogi|engi)\b|\bsak(?:ti|te) (?:ho|hain)\b|ोगी|ेंगी|एँगी|सकती/iu,
  ],
  [
    'did-you',
    /\b(?:did|were|was|had) (?:you|u)\b|\b(?:tumne|aapne|tune|apne)\b|\b\p{L}+i thi(?:n)?\b|तुमने|आपने|[ीि] थीं?/iu,
  ],
  [undefined, /\bhow\b|\bkais[aei]\b|कैस[ेाी]/iu],
  [
    'do-you',
    /\b(?:do|are|r|don'?t|aren'?t|have|is) (?:you|u|your)\b|\b\p{L}+ti (?:ho|hain|hai)\b|\bho (?:kya|na)\b|\b(?:ho|hain)\s*\?|ती (?:हो|हैं)|हो (?:क्या|ना)/iu,
  ],
];

/** What a question asks for, whatever it is about: "why did you leave?" asks why. Undefined where its form does not say. */
export const questionKind = (text: string): QuestionKind | undefined =>
  FORMS.find(([, form]) => form.test(text))?.[0];
