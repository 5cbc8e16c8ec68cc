const HER_AGE =
  /(?:^|(?<=[.!?,।] ?))(?:(?:to|toh|ab|aur|waise|a+c+h+a|haha|तो|अब|और|वैसे|अच्छा)[, ]+){0,3}(?:(?:tum|aap|tu)(?: (?:ab|abhi|khud))? kitne (?:saal|sal|baras) ki (?:ho|hain|hai|h)\b(?: (?:na|ji|yaar|waise)){0,2}|(?:तुम|आप|तू)(?: (?:अब|ख़ुद))? कितने (?:साल|बरस) की (?:हो|हैं|है)(?![\p{L}\p{M}]))[?!.,। ]{0,4}/giu;

/** A message without "tum kitne saal ki ho?": what is asked of her own age says nothing of his. */
export const withoutHerAge = (text: string): string => text.replace(HER_AGE, ' ').trim();
