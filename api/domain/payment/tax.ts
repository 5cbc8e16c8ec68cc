/** Under which number and with what rate the operator pays tax. */
export interface TaxRules {
  gstin: string;
  /** Of the service, in the tax's list. */
  sac: string;
  /** In percent; prices are inclusive of it. */
  rate: number;
}

/** The operator's own State: the first two digits of the number. */
const homeOf = ({ gstin }: TaxRules): string => gstin.slice(0, 2);

/**
 * What of a price is tax, in rupees, to the paisa: within the operator's State half of it is the State's, elsewhere all
 * of it is the Union's. The parts add up to the price.
 */
export function splitTax(rules: TaxRules, amount: number, state: string) {
  const paise = Math.round(amount * 100);
  const taxOf = (rate: number) => Math.round((paise * rate) / (100 + rules.rate));
  const isHome = state === homeOf(rules);
  const half = isHome ? taxOf(rules.rate / 2) : 0;
  const igst = isHome ? 0 : taxOf(rules.rate);
  const rupees = (n: number) => n / 100;
  return {
    amount: rupees(paise),
    taxable: rupees(paise - 2 * half - igst),
    cgst: rupees(half),
    sgst: rupees(half),
    igst: rupees(igst),
  };
}

/** The financial year of a YYYY-MM-DD, as in `2627`: it begins in April. */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${String(first % 100).padStart(2, '0')}${String((first + 1) % 100).padStart(2, '0')}`;
}

/** A document's number as printed on it: `I2627/000042`. */
export const documentNumber = ({ series, number }: { series: string; number: number }): string =>
  `${series}/${String(number).padStart(6, '0')}`;
