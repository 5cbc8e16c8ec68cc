import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentNumber, financialYear, splitTax } from './tax.ts';

const rules = { gstin: '29ABCDE1234F1Z5', sac: '998439', rate: 18 };

test('tax is two equal halves within the State, and one amount elsewhere', () => {
  expect(splitTax(rules, 99, '29')).toEqual({
    amount: 99,
    taxable: 83.9,
    cgst: 7.55,
    sgst: 7.55,
    igst: 0,
  });
  expect(splitTax(rules, 99, '27')).toEqual({
    amount: 99,
    taxable: 83.9,
    cgst: 0,
    sgst: 0,
    igst: 15.1,
  });
});

test('the parts add up to any price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom('29', '27'),
      (paise, state) => {
        const { taxable, cgst, sgst, igst } = splitTax(rules, paise / 100, state);
        const sum = [taxable, cgst, sgst, igst].reduce((all, n) => all + Math.round(n * 100), 0);
        expect(sum).toBe(paise);
        expect(cgst).toBe(sgst);
      },
    ),
  );
});

test.each([
  ['2026-03-31', '2526'],
  ['2026-04-01', '2627'],
  ['2099-12-31', '9900'],
])('%s is in %s', (day, year) => {
  expect(financialYear(day)).toBe(year);
});

test('a number has at most sixteen characters', () => {
  expect(documentNumber({ series: 'I2627', number: 42 })).toBe('I2627/000042');
  expect(documentNumber({ series: 'C2627', number: 1_234_567_890 }).length).toBeLessThanOrEqual(16);
});
