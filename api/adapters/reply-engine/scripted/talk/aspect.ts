import type { Aspect } from '#content-reader/kinds/talk.ts';

/** What a question asks after somebody or something; `what`: who or what it is. */
export type Asked = Exclude<Aspect, OfPeople> | 'what';

/** Where somebody lives, how old he is, and how he gets on with her. */
type OfPeople = 'age' | 'lives' | 'bond';

/** What questions ask for, by their form; the first that matches. */
const FORMS: [Asked, RegExp][] = [
  [
    'named',
    /\b(?:called|naming|named|calls? (?:him|her|it|them|you|that)|(?:whose|what|why|who|which|how|unusual|funny|nice|cute) (?:\p{L}+ ){0,5}names?|name (?:means?|kyu|kyun|kisne|kaise)|naam (?:\p{L}+ )?(?:kisne|kyu|kyun|kaise|kyo|rakha|pada|hi kyu\p{L}*)|naam ka|kisne (?:\p{L}+ )?naam|(?:kya|kyu|kyun|aisa|ye|yeh|uska|iska|unka) naam|matlab|meaning|bulate|bulati|kehte kyu\p{L}*|kyu\p{L}* kehte)\b|नाम|मतलब|बुलाते|बुलाती|क्यों कहते/iu,
  ],
  [
    'now',
    /\b(?:is|are) (?:he|she|they|it) (?:\p{L}+ ){0,2}(?:ok|okay|fine|better|well|alright|recovered)\b|\b(?:ab|abhi) (?:wo |woh |unki tabiyat )?(?:theek|thik|kaise|kaisi) (?:hai|hain|h)\b|(?:अब|अभी) (?:वो |वह )?ठीक (?:है|हैं)|\b(?:still|nowadays|these days|in touch|in contact|(?:where|how|what) (?:is|are|about) (?:\p{L}+ )?(?:now|today)|now\s*\?*$|abhi bhi|ab bhi|aaj ?kal|ab (?:kahan|kaisa|kaisi|kaise|kya)|ab\s*\?*$|baat hoti|baat hui|contact (?:me|mein)|(?:doing|kar rah[aie]) (?:now|abhi)|abhi (?:kahan|kya kar))\b|अब भी|अभी भी|आजकल|आज कल|अब (?:कहाँ|कैस|क्या)|बात होती|संपर्क/iu,
  ],
  [
    'met',
    /\b(?:how|where|when) (?:did|do|have) (?:you|u|he|she|they|both|it)(?: \p{L}+){0,3} (?:meet|met|get|got|find|found|learn|learnt|start|started|come|begin|become|buy|know|join|end)\b|\b(?:who|kisne|kaun) (?:\p{L}+ ){0,3}(?:taught|teach|gave|given|gifted|bought|made|brought|got|sikha\p{L}*|seekh\p{L}*|di|diya|diye|dilay\p{L}*|banay\p{L}*|laaya|laya|kharid\p{L}*)\b|\b(?:kis ?se|kahan se|kaha se|kahan|kaha|kaise|kese|kab) (?:\p{L}+ ){0,4}(?:seekh\p{L}*|sikh\p{L}*|mil[aei]|mili thi|mile the|shuru|kharid\p{L}*|li|liya|aa?y[aei]|bani|bana)\b|\b(?:learn|learnt|learned) (?:it |this |that )?(?:from|where|how)\b|(?:किसने|किससे|कहाँ से|कैसे|कहाँ|कब) (?:[\p{L}\p{M}]+ ){0,4}(?:सि?खा|सीख|मिल|शुरू|दिया|दी|बनाया|ख़रीद|खरीद|लाया|आया|आई)/iu,
  ],
  [
    'when',
    /\b(?:since|from) when\b|\bhow (?:long|old|many years)\b|\bwhen\b|\bwhat (?:year|age)\b|\bkab\b|\bkitn[aei] (?:saal|sal|din|mahin\p{L}*|time|umar|umr|purana|purani|bada|badi)\b|\b(?:umar|umr|age)\b|(?<![\p{L}\p{M}])कब(?![\p{L}\p{M}])|कितन[ाीे] (?:साल|दिन|महीन|समय|उम्र|पुरान|बड़)|उम्र/iu,
  ],
  [
    'where',
    /\bwhere\b|\b(?:which|what) (?:city|place|town|village|area)\b|\b(?:kahan|kidhar)\b|\bkaha (?:se|pe|par|hai|h|hain|tha|thi|rehta|rehti|rehte|hota|hoti|rakh\p{L}*|mil\p{L}*)\b|कहाँ|कहां|किधर/iu,
  ],
  [
    'like',
    /\b(?:what|how) (?:is|was|are|were) (?:he|she|it|they|your \p{L}+|ur \p{L}+) (?:like)?|\bwhat(?:'s| is| are| was) (?:\p{L}+ ){1,3}like\b|\b(?:do|did|don'?t) (?:you|u) (?:really |also |still )?(?:like|love|enjoy|hate|miss)\b|\b(?:is|was|are) (?:he|she|it|they|your \p{L}+) (?:\p{L}+ )?(?:nice|good|kind|strict|funny|hard|difficult|easy|naughty|cute|beautiful|tasty|big|small|old|angry|sweet)\b|\bkais[aei] (?:hai|hain|h|tha|thi|the|hota|hoti|lagt[aie]|dikht[aie])\b|\b(?:pasand|mushkil|achh?[aei] lagt[aie])\b|कैस[ाीे]|पसंद|मुश्किल|अच्छ[ाीे] लगत/iu,
  ],
  [
    'why',
    /\bwhy\b|\bhow come\b|\b(?:kyu|kyun|kyo|kyon|kiu|kisliye|kis ?liye)\b|\bwhat for\b|\bwajah\b|क्यों|क्यूँ|क्यूं|किस ?लिए|वजह/iu,
  ],
  [
    'does',
    /\bwhat (?:all |else |exactly |kind of \p{L}+ |type of \p{L}+ )?(?:do|does|did|is|was|are|were|will) (?:\p{L}+ ){1,4}(?:do|does|doing|play|playing|sell|selling|teach|teaching|sing|make|making|cook|write|writing|written|say|said|edit|editing|read|eat|wear|keep|study|studying|talk)\b|\bwhat (?:kind of |sort of )?(?:work|job) (?:do|does|did|is|was)\b|\bwhat(?:'s| is| was) (?:\p{L}+ )?(?:in|on|inside|written)\b|\b(?:which|kaun ?s[aei]|konsa|konsi|konse)\b|\bkya (?:\p{L}+ ){0,3}(?:kart[aie]|karte|bajat[aie]|sikhat[aie]|padhat[aie]|padht[aie]|becht[aie]|banat[aie]|bant[aie]|gaat[aie]|gat[aie]|likh\p{L}*|bolt[aie]|hota|hoti|hote|khat[aie]|rakht[aie])\b|\b(?:likha|likhi) (?:kya|hai kya)\b|(?:क्या|क्या-क्या) (?:[\p{L}\p{M}]+ ){0,3}(?:करत|बजात|सिखात|पढ़ात|पढ़त|बेचत|बनात|बनत|गात|लिखा|लिखत|बोलत|होता|होती|खात|रखत)|कौन ?स[ाीे]|लिखा/iu,
  ],
  [
    'more',
    /\b(?:tell (?:me|us) (?:more|about|something|all)|(?:baare|bare) (?:me|mein)|aur (?:kuch )?bata\p{L}*|kissa|kahani|story|what happened|kya hua|explain|details?|(?:phir|fir) kya)\b|^(?:\p{L}+ ){1,3}(?:bata(?:o|iye|na|do)?|sunao)(?: na)?[ ?.!]*$|के बारे|और बता|किस्सा|क़िस्सा|कहानी|क्या हुआ|फिर क्या/iu,
  ],
  ['what', /\b(?:who|who'?s|what|what'?s|which|kaun|kon|koun|kya|about)\b|कौन|क्या/iu],
];

/** What is asked of people and animals alone, and answered in so many words. */
const FORMS_OF_PEOPLE: [OfPeople, RegExp][] = [
  [
    'age',
    /\bhow old\b|\bwhat age\b|\b(?:kitn[aei]|kit(?:ta|te|ti)) (?:saal|sal|baras|umar|umr) (?:k[aei] (?:hai|hain|h|ho)|hai|hain|h)\b|\b(?:umar|umr|age) (?:kya|kitn[aei])\b|\b(?:kya|kitn[aei]) (?:umar|umr|age)\b|\b(?:older|younger|elder) (?:or|than|to)\b|\b(?:bad[aei]|chhot[aei]|chot[aei]) (?:hai|hain|h) (?:ya|ki)\b|कितने साल क|उम्र|बड़[ाीे] (?:है|हैं) या|छोट[ाीे] (?:है|हैं) या/iu,
  ],
  [
    'lives',
    /\b(?:live|lives|living|stay|stays|staying) (?:with|together|alone|near|apart|there|here|in(?! touch))\b|\bwhere (?:do|does|did|is|are|was|were) (?:\p{L}+ ){1,3}(?:live|lives|living)\b|\bwhere (?:do|does|is|are) (?:\p{L}+ ){1,3}(?:stay|staying)\b|\b(?:saath|sath|alag|paas|pas|ghar|yahan|yaha|yahin|wahan|waha|wahin|udhar|idhar|akel[aei]|kahan|kaha|kidhar) (?:\p{L}+ ){0,2}(?:rehti|rehta|rehte|rahti|rahta|rahte|reh)\b|(?:साथ|अलग|पास|घर|यहाँ|यहीं|वहाँ|वहीं|अकेल[ाीे]|कहाँ|कहां|किधर) (?:[\p{L}\p{M}]+ ){0,2}(?:रहत|रह रह)/iu,
  ],
  [
    'bond',
    /\b(?:close (?:to|with) (?:him|her|them|each|your|ur|u|you)\b|are you (?:two |both )?close|get along|get on with|fight (?:a lot|much|with)|(?:do|did) (?:you|u) (?:two |both )?fight|scolds?|scolded|strict or|angry with you|banti h(?:ai)?|strict|gusse wal[aei]|jamti hai|patti hai|ladt[aei] (?:ho|rehte|hai|hain)|ladai hoti|jhagda hota|jhagadt[aei]|daant(?:ti|te|ta|i|a)\p{L}*|gussa (?:hoti|hote|hota|karti|karte|hui|hue)|(?<!ghar ke )(?:kareeb|qareeb) (?:ho|hai|hain|thi|the)|kind (?:boss|or))\b|बनती है|पटती है|लड़त[ीेा]|झगड़|डाँट|डांट|ग़ुस्सा (?:होत|करत)|गुस्सा (?:होत|करत)|(?<!घर के )(?:क़रीब|करीब) (?:हो|हैं?|थीं?|थे)|सख़्त|सख्त/iu,
  ],
];

/** What a question asks after somebody; undefined where its form does not say. */
export const aspectOfSomebody = (text: string): OfPeople | undefined =>
  FORMS_OF_PEOPLE.find(([, form]) => form.test(text))?.[0];

/** What a question asks after somebody or something; undefined where its form does not say. */
export const aspectOf = (text: string): Asked | undefined =>
  FORMS.find(([, form]) => form.test(text))?.[0];
