import { plain } from '../format.ts';

interface Props {
  title: string;
  words: readonly string[];
  open: string;
  address: (word: string) => string;
  say?: (word: string) => string;
}

/** Views of the same data, one of them open. */
export const Choices = ({ title, words, open, address, say = plain }: Props) => (
  <nav className="choices" aria-label={title}>
    {words.map((word) => (
      <a key={word} href={address(word)} aria-current={word === open ? 'true' : undefined}>
        {say(word)}
      </a>
    ))}
  </nav>
);
