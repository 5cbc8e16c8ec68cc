import { useState } from 'react';
import { Refusal } from '../api.ts';

interface Props {
  /** The content, for those who hear only the button's name. */
  title: string;
  /** It says so to everybody, where several stand together. */
  isNamed?: boolean;
  /** The file's name, without its ending. */
  name: string;
  make: () => Promise<string>;
}

/** A button that downloads a table for a spreadsheet. */
export function Csv({ title, isNamed, name, make }: Props) {
  const [refused, setRefused] = useState('');
  const download = async () => {
    try {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([await make()], { type: 'text/csv' }));
      link.download = `${name}.csv`;
      link.click();
      URL.revokeObjectURL(link.href);
      setRefused('');
    } catch (error) {
      setRefused(error instanceof Refusal ? error.message : 'That went wrong.');
    }
  };
  return (
    <>
      <button type="button" aria-label={`${title} as CSV`} onClick={() => void download()}>
        {isNamed ? `${title} as CSV` : 'CSV'}
      </button>
      {refused && <p role="alert">{refused}</p>}
    </>
  );
}
