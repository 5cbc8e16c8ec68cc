import { Icon } from '../../../ui/Icon.tsx';
import styles from './help.module.css';

/** Tele-MANAS, the emergency number, the women helpline and Childline: the numbers of `content/safety/care.yaml`. */
export const HELPLINES = ['14416', '112', '181', '1098'];

const NUMBER = new RegExp(String.raw`\b(?:${HELPLINES.join('|')})\b`, 'g');

const numbersIn = (content: string) => [...new Set(content.match(NUMBER))];

/** Whether a message of the house offers help. */
export const isHelp = (content: string): boolean => numbersIn(content).length > 0;

/** Help for someone in danger or too young: read like a text, with the numbers ready to be called. */
export const HelpCard = ({ content }: { content: string }) => (
  <>
    <p className={styles.text} dir="auto">
      {content}
    </p>
    <p className={styles.numbers}>
      {numbersIn(content).map((number) => (
        <a
          key={number}
          className={styles.number}
          href={`tel:${number}`}
          aria-label={`Call ${number}`}
        >
          <Icon name="phone" size={18} />
          {number}
        </a>
      ))}
    </p>
  </>
);
