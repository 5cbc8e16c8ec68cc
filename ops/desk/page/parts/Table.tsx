import type { ReactNode } from 'react';

interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Set to the right. */
  isNumber?: boolean;
}

interface Props<Row> {
  title: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** A row's key. */
  keyOf: (row: Row, at: number) => string;
  /** In place of a table without rows. */
  empty?: string;
}

/** A table that moves sideways within itself where it is wider than the window. Its first column names the row. */
export function Table<Row>({ title, rows, columns, keyOf, empty = 'Nothing.' }: Props<Row>) {
  if (rows.length === 0) return <p className="quiet">{empty}</p>;
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard it can only be moved while it has the focus.
    <section className="wide" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ head, isNumber }) => (
              <th key={head} scope="col" className={isNumber ? 'number' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={keyOf(row, at)}>
              <th scope="row">{first?.cell(row)}</th>
              {others.map(({ head, cell, isNumber }) => (
                <td key={head} className={isNumber ? 'number' : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
