const IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant in India; a dash for none. */
export const instant = (at: string | null | undefined): string =>
  at ? IN_INDIA.format(new Date(at)) : '–';

const MONTH = new Intl.DateTimeFormat('en-IN', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A month (YYYY-MM) as a person reads it: `Nov 2026`. */
export const monthName = (month: string): string => MONTH.format(new Date(`${month}-01`));

/** A number as India writes it. */
export const count = (value: number): string =>
  value.toLocaleString('en-IN', { maximumFractionDigits: 2 });

/** Whole rupees. */
export const rupees = (value: number): string => `₹${count(value)}`;

/** A machine's word as a person reads it: `orders-to-ask-after`, `usedFree`. */
export const plain = (word: string): string => {
  const apart = word
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return apart.charAt(0).toUpperCase() + apart.slice(1);
};
