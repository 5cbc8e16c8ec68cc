import { STATES } from '#contract/indian-states.ts';
import type { TaxDocument } from '#contract/schemas/account.ts';
import { longDay } from '../../ui/format/long-day.ts';
import styles from './receipt.module.css';

/** Union territories without an assembly, whose half of the tax has a name of its own. */
const TERRITORIES = ['04', '26', '31', '35', '38'];

const rupees = (amount: number) => `₹${amount.toFixed(2)}`;

/** An invoice, or a credit note, as the law wants it. */
export const TaxLines = ({ document }: { document: TaxDocument }) => {
  const { kind, state, rate, igst, sgst } = document;
  const half = `${rate / 2} %`;
  const lines: [term: string, value: string][] = [
    ['Number', document.number],
    ['Date', longDay(`${document.day}T12:00:00+05:30`)],
    ['GSTIN of the seller', document.gstin],
    ['Place of supply', `${STATES[state] ?? state} (${state})`],
    ['Service (SAC)', document.sac],
    ['Value without tax', rupees(document.taxable)],
    ...(igst > 0
      ? [[`IGST ${rate} %`, rupees(igst)] as [string, string]]
      : [
          [`CGST ${half}`, rupees(document.cgst)] as [string, string],
          [`${TERRITORIES.includes(state) ? 'UTGST' : 'SGST'} ${half}`, rupees(sgst)] as [
            string,
            string,
          ],
        ]),
    [kind === 'invoice' ? 'In all' : 'Sent back', rupees(document.amount)],
  ];
  return (
    <section>
      <h2 className={styles.title}>{kind === 'invoice' ? 'Tax invoice' : 'Credit note'}</h2>
      <dl className={styles.lines}>
        {lines.map(([term, value]) => (
          <div key={term} className={styles.line}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
