const NOT_MEANT = '(?<!\\b(?:if|when|wish|like|since|pretend|imagine) )';
/** "in", "on 5 May", "5.6.". */
const DAY = '(?:in|on) (?:[a-z\\d]{1,9}[ ,./-]+){0,3}';

/** How somebody says when he or she was born; nobody else's birth, and no rebirth. */
const BORN = [
  new RegExp(`${NOT_MEANT}\\b(?:i was|i am|i['’]?m|im) born ${DAY}(20\\d\\d)\\b`, 'iu'),
  /(?<!\p{L})(?:main|mai|मैं|मै) (20\d\d) (?:me|mein|main|में) (?:paida|born|पैदा)(?!\p{L})/iu,
  /(?<!\p{L})(?:mera|मेरा) (?:janm|janam|जन्म) (20\d\d) (?:me|mein|main|में)(?!\p{L})/iu,
];

/** Whether somebody says to be born in a year of which nobody is 18 yet. */
export const saysBornTooLate = (text: string, thisYear: number): boolean =>
  BORN.some((pattern) => Number(pattern.exec(text)?.[1] ?? 0) > thisYear - 18);
