/** A class of a school, "10th" or "class 9", and the school itself. */
const CLASS = String.raw`(?:(?:class|std|standard|grade|kaksha|कक्षा|क्लास) ?(?:[6-9]|1[0-2]|[६-९]|१[०-२]|ix|xi{0,2})(?:th)?|(?:[6-9]|1[0-2])th|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|chhath?[iv]\p{L}*|saa?tv\p{L}*|aa?thv\p{L}*|nau?v[ie]\p{L}*|das[vw]\p{L}*|gya(?:ra)?h?r?v\p{L}*|ba(?:ra)?h?r?v\p{L}*|छठी|सातवीं|आठवीं|नौवीं|नवीं|दसवीं|ग्यारहवीं|बारहवीं|school|स्कूल|boards?|बोर्ड)`;
const EXAM =
  '(?:exams?|tests?|boards?|pre ?boards?|papers?|pariksha|practicals?|results?|homework|admit card|एग्ज़ाम|एग्जाम|टेस्ट|बोर्ड|पेपर|परीक्षा|प्रैक्टिकल|रिज़ल्ट|रिजल्ट|होमवर्क)';
/** Whose else it may be: "mere bete ki dasvi". */
const OTHERS =
  '(?:sons?|daughters?|students?|pupils?|kids?|children|bet[aei]|bitiya|bachch?\\p{L}*|bhai|behen|bahan|brother|sister|cousin|niece|nephew|friends?|dost|बेट|बच्च|भाई|बहन|दोस्त|छात्र)';
const MINE = '(?:my|our|mer[aei]|hamar[aei]|मेर[ाीे]|हमार[ाीे])';
const OWN = [
  // "My class 10 boards", "mera 10th board ka exam".
  new RegExp(
    String.raw`(?<!\p{L})${MINE}(?: (?!${OTHERS})[\p{L}\p{M}]{1,12}){0,2} ${CLASS}(?![\p{L}\p{M}])[^.!?।\n]{0,24}?(?<![\p{L}\p{M}])${EXAM}(?![\p{L}\p{M}])`,
    'iu',
  ),
  // "10th ke boards hai mere", "school me unit test hai mera".
  new RegExp(
    String.raw`(?<!\p{L})${CLASS}(?![\p{L}\p{M}])[^.!?।\n]{0,24}?(?<![\p{L}\p{M}])${EXAM}(?![\p{L}\p{M}])(?: (?:hai|hain|h|he|है|हैं|kal|aaj|parso|कल|आज)){0,2} (?:mer[aei]|मेर[ाीे])(?![\p{L}\p{M}])(?! ${OTHERS})`,
    'iu',
  ),
];
/** Of whoever teaches or remembers. */
const NO_PUPIL =
  /\b(?:students?|batch|teach\w*|padhat\w*|copies|duty|invigil\w*|evaluat\w*|was|were|had|tha|thi|years ago|saal pehle|remember|yaad|back then|jab)\b|पढ़ात|छात्र|थ[ाीे](?![\p{L}\p{M}])|जब|याद/iu;

/** He has an exam of a school himself, today or soon: "kal mera 10th board ka exam hai". Linear in the length of the text. */
export const hasOwnExam = (text: string): boolean =>
  OWN.some((pattern) => pattern.test(text)) && !NO_PUPIL.test(text);
