/** "Chalo ek shayari ya romantic baat sunao". */
const WANTS_VERSE =
  /\b(?:sher|shayari|shayri|kavita|poem|poetry|ghazal|nazm|verse)\b(?! (?:se|ne)\b)[^.?!]{0,30}\b(?:suna(?:o|iye|do|dijiye|ogi|oge|engi| do| dijiye| na)\b|kah?o|kahiye|bolo|boliye|likh(?:o|iye|ogi|engi| do| dijiye)|farma\p{L}*|recite)\b|(?<!\bi )\b(?:recite|tell me|say|write(?: me)?|give me|(?:distract|cheer) me (?:up )?with|i want (?:a|one|some|your))\b[^.?!]{0,30}\b(?:sher|shayari|poem|poetry|verse|ghazal|couplet)\b|\bwhere is my (?:poem|sher|shayari|verse)\b *[?.!]*$|\bsuna(?:o|iye|iega|do| do| de)\b[^.?!]{0,12},? (?:koi|ek) (?:\p{L}+ )?(?:kavita|sher|shayari|nazm)\b|(?:शेर|शायरी|कविता|ग़ज़ल|नज़्म) [^.?!।]{0,24}(?:सुना|कहिए|कहो|बोलो|फ़रमा)|सुना(?:इए|ओ| दो)[,।]? (?:कोई|एक) (?:[\p{L}\p{M}]+ )?(?:कविता|शेर|शायरी|नज़्म)/iu;
/** "Koi do line likh do nadi pe": verse, whatever it is called. */
const WANTS_LINES =
  /\b(?:do|2|two|char|chaar|four|kuch|some|a few) (?:line|lines|pankti\p{L}*) (?:\p{L}+ ){0,3}(?:likh|suna)(?:o|iye|iyega| do| dijiye| dogi|ogi|engi)\b|\bsuna(?: bhi)?(?:o|iye|iyega| do| dijiye)? (?:\p{L}+ ){0,2}(?:do|2|two|char|chaar) (?:line|lines|pankti\p{L}*)\b|\bwrite (?:me )?(?:two|a few|some|four) lines (?:on|about)\b|^(?:two|four|some|a few) lines (?:on|about)\b|(?:दो|चार|कुछ) (?:लाइन|लाइनें|पंक्तियाँ|पंक्ति) (?:[\p{L}\p{M}]+ ){0,3}(?:लिख(?:ो|िए| दो| दीजिए)|सुना(?:ओ|इए|इएगा| दो| दीजिए))(?![\p{L}\p{M}])|सुना(?: भी)? (?:दो|दीजिए|दीजिएगा) (?:[\p{L}\p{M}]+ ){0,2}(?:दो|चार) (?:लाइन|लाइनें|पंक्तियाँ|पंक्ति)(?![\p{L}\p{M}])/iu;
/** "Sher maanga tha, gaana nahi": he did not get it. */
const WANTED_VERSE =
  /\b(?:sher|shayari|kavita|poem)\b (?:hi )?(?:ma+ng[aie] th[aie]|ma+ng (?:raha|rahi) (?:tha|thi)|bola tha|boli thi|kaha tha)|(?:शेर|शायरी|कविता) (?:ही )?मा(?:ँ|ं)ग(?:[ाीे]| रहा| रही) थ/iu;
const WANTED_JOKE =
  /\b(?:joke|chutkul[ae])\b (?:hi )?(?:ma+nga tha|ma+ng (?:raha|rahi) (?:tha|thi)|bola tha|boli thi|kaha tha)|\bno joke (?:then|yet)\b|(?:चुटकुला|जोक) (?:ही )?मा(?:ँ|ं)ग(?:ा| रहा| रही) थ/iu;
/** "Tell me a clean joke for my drivers", "chal ek joke suna koi", "asking for a joke!" */
const WANTS_JOKE =
  /(?:^|[,.!?] *|\b(?:please|pls|plz|(?:can|could|will|would) (?:you|u)|chalo|acha|accha|ok|okay|then|now|so|and|or) )(?:tell|give|crack|share|(?:distract|cheer) me (?:up )?with)(?: me| us)?(?: (?:a|an|one|another|some|any|your))?(?: \p{L}+){0,2} jokes?\b|\b(?:tell|give|cheer) (?:me|us) [^.?!]{0,30}(?<!\b(?:am|is|are|was|['’]m|be|like) (?:just )?)\b(?:a|one|some) (?:\p{L}+ )?jokes?(?: maybe| perhaps| please| or something)?[ .!]*$|(?<!\bnot )\basking for a joke\b|\bi (?:want|need)\b[^.?!]{0,40}\bjokes?\b (?:about|on|for)\b|\b(?:jokes?|chutkul[ae]|pj|latifa) (?:\p{L}+ ){0,2}(?:suna(?:o|iye|ogi|oge|engi| na| do| de| dijiye)|bata(?:o| do| de))\b|\b(?:joke|chutkul[ae]|pj) suna(?= (?:koi|na|yaar|de|do)\b| *[,.!?]|$)|\bsuna(?:o|iye| do| de)(?: na)? (?:koi|ek) (?:\p{L}+ )?(?:joke|chutkul[ae]|pj)\b|(?:चुटकुल[ाे]|जोक|लतीफ़ा) (?:[\p{L}\p{M}]+ ){0,2}सुना(?:ओ|इए|एँगी|एंगी|ओगी| दो| दीजिए)|सुना(?:ओ|इए| दो) (?:ना )?(?:कोई|एक) (?:[\p{L}\p{M}]+ )?(?:चुटकुला|जोक)/iu;
/** "Chalo ek paheli poochho": told to ask or to tell one. */
const WANTS_RIDDLE =
  /\b(?:pahel[iy]\p{L}*|riddles?|puzzles?) (?:\p{L}+ ){0,3}(?:p(?:u|oo)c?hh?(?:o|iye|ie|na)|suna(?:o|iye)|batao|dijiye)\b|\bpahel[iy]\p{L}* (?:de )?(?:do|dena)(?= *(?:na\b|please|yaar|ji\b|[.!?]|$))|(?:^|[,.!?] *|\b(?:please|pls|(?:can|could) (?:you|u)|chalo|ok|then|now|so|and) )(?:ask|tell|give)(?: me| us)?(?: (?:a|an|one|another|some|your))?(?: \p{L}+)? riddles?\b|पहेली (?:[\p{L}\p{M}]+ ){0,3}(?:पूछ(?:ो|िए|ना)|सुना(?:ओ|इए)|बताओ|दीजिए)(?![\p{L}\p{M}])|पहेली (?:दे )?दो(?= *(?:ना|[।.!?]|$))/iu;
/** A name, or words to say or to send: "koi mazedaar naam sujhao", "give me one line I can send her". */
const WANTS_WORDS =
  /\b(?:na+m|names?|nickname|lines?|shabd|words?|sentence|message|msg|caption|status|toast|slogan|tagline|heading)\b[^.?!]{0,40}\b(?:sujha\p{L}*|suggest|bata(?:o|iye|iyega| do| de)|socho|sochiye|bol(?:o| do|iye)|likh(?:o|iye|ogi| do| de| dijiye)|de do|do na|dijiye|chahiye|rakh(?:u|un|oon|na|e|en)\b|please)|(?:^|[,.!?:] *|\b(?:please|pls|plz|(?:can|could|will|would) (?:you|u)|ok|okay|then|so|and|just) )(?:suggest|give|tell|write|think of|help me with|say|i (?:want|need))(?: me| us)?(?: (?:a|an|one|another|some|any|two|few|good))*(?: \p{L}+){0,2} (?:names?|nicknames?|lines?|words?|sentences?|messages?|caption|toast|slogan|tagline)\b|\b(?:give|tell) me (?:(?:one|a|any|some) )?(?:\p{L}+ )?(?:thing|something|anything) (?:to|i (?:can|could|should)) (?:say|tell|write|text)\b|\bwhat (?:should|shall|can|do) i (?:name|call|write|caption|say (?:to|in|at|for|when))\b|\b(?:kya (?:na+m|likh(?:u|un|oon|na|e|en|do|dun)|bolu|bolun|kahu|kahun|caption))\b|(?:नाम|लाइन|पंक्ति|पंक्तियाँ|शब्द|वाक्य|मैसेज|संदेश|कैप्शन|नारा) [^.?!।]{0,30}(?:सुझा|बता(?:ओ|इए| दो)|सोच(?:ो|िए)|बोल(?:ो| दो|िए)|लिख(?:ो|िए| दो| दीजिए)|दे दो|दीजिए|चाहिए|रखूँ|रखें|रखूं)|क्या (?:नाम|लिखूँ|बोलूँ|कहूँ|लिखूं|बोलूं|कहूं)/iu;
/** "Tell me one small story of a sailor", "koi kissa sunao apna". */
const WANTS_STORY =
  /(?<!\b(?:let me|can i|may i|shall i|should i|i['’]?ll|i will|i|to) )\b(?:(?:tell|narrate|read)(?: me| us)?|share with me) (?:a|an|one|another|some|any|your) (?:\p{L}+ ){0,3}(?:story|tale)\b|\bwhere is my story\b|(?<!\b(?:k[aie]|ye|yeh|wo|woh|us|is|pu+ri|wali) )\b(?:kaha+ni|[kq]iss[ae])\b (?:\p{L}+ ){0,3}suna(?:o|iye|iyega|do|ogi|oge|engi| na| do| de| dijiye)\b|\bsuna(?:o|iye|do| do| de)(?: na)? (?:koi|ek|apn[aei]) (?:\p{L}+ ){0,3}(?:kaha+ni|[kq]iss[ae])\b|(?<!(?:का|की|के|ये|यह|वो|वह|पूरी|वाली) )(?:कहानी|क़िस्स[ाे]|किस्स[ाे]) (?:[\p{L}\p{M}]+ ){0,3}सुना(?:ओ|इए|ओगी|एँगी|एंगी| दो| दीजिए)|सुना(?:ओ|इए| दो| दीजिए) (?:ना )?(?:कोई|एक|अपन[ाी]) (?:[\p{L}\p{M}]+ ){0,3}(?:कहानी|क़िस्सा|किस्सा)/iu;
/** No verse is written to the boss. */
const OF_A_LETTER =
  /\b(?:e?mails?|mail|letter|chitt?h?i|application|applic\p{L}*|message|msg|boss|office|resume|cv|bole|bola|boli|kaha)\b|मेल|चिट्ठी|अर्ज़ी|बॉस|बोले|बोला|कहा/iu;
/** A riddle that nobody knows is wanted all the same; one that is refused is not. */
const REFUSED = /\b(?:don['’]?t|do not|stop|mat|no more)\b|(?<![\p{L}\p{M}])मत(?![\p{L}\p{M}])/iu;
/** Refused, or of others: "they crack jokes about me". */
const NOT_WANTED =
  /\b(?:don['’]?t|do not|not|stop|never|no more|mat|nahi+n?|they|some(?:one|body) else)\b|नहीं|(?<![\p{L}\p{M}])मत(?![\p{L}\p{M}])/iu;
/** It is his own, or somebody else's: "main sunata hu", "usne sunaya". */
export const OF_ANOTHER =
  /\b(?:main|maine|mai|i (?:will|can|wrote|read)|usne|unhone|us(?:ko|se)|meri|mera|(?<!\b(?:for|to|on|about|where is) )my|sunaun|sunau|sunata|sunati|sunaya|sunayi|suna (?:du|dun|doon)|suno(?:gi|ge)|sunengi)\b|मैं(?:ने)?(?![\p{L}\p{M}])|मेरी|सुनाऊँ|सुना दू[ँं]|सुनोगी|सुनेंगी|सुनाया|उसने/iu;

/** "Usne mujhse maanga", "poem maanga tha teacher ne": of somebody else. */
const OF_OTHERS =
  /\b(?:usne|unhone|mujhse|mujh se|ne)\b|(?<![\p{L}\p{M}])(?:उसने|उन्होंने|मुझसे|ने)(?![\p{L}\p{M}])/iu;

/** Whether a sentence asks her for a joke. */
export const wantsJoke = (text: string): boolean =>
  (WANTS_JOKE.test(text) && !NOT_WANTED.test(text) && !OF_ANOTHER.test(text)) ||
  (WANTED_JOKE.test(text) && !OF_OTHERS.test(text));

export const wantsStory = (text: string): boolean =>
  WANTS_STORY.test(text) && !NOT_WANTED.test(text) && !OF_ANOTHER.test(text);

export const wantsRiddle = (text: string): boolean =>
  WANTS_RIDDLE.test(text) && !OF_ANOTHER.test(text) && !REFUSED.test(text);

/** @param mayPlay whether "two lines on the river" may be verse as well */
export const wantsVerse = (text: string, mayPlay: boolean): boolean =>
  (WANTS_VERSE.test(text) && !OF_ANOTHER.test(text)) ||
  (WANTED_VERSE.test(text) && !OF_OTHERS.test(text)) ||
  (mayPlay && WANTS_LINES.test(text) && !OF_A_LETTER.test(text));

export const wantsWords = (text: string): boolean => WANTS_WORDS.test(text) && !REFUSED.test(text);
