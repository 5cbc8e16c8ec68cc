import { Icon } from '../../ui/Icon.tsx';
import styles from './help.module.css';

/** Tele-MANAS and the emergency number, for someone in danger (design section 8). */
const HELPLINES = ['14416', '112'];

/** Whether a message of the house offers help. */
export const isHelp = (content: string): boolean =>
  HELPLINES.every((number) => new RegExp(`\\b${number}\\b`).test(content));

/** Help for someone in danger: read like a text, with the numbers ready to be called. */
export const HelpCard = ({ content }: { content: string }) => (
  <>
    <p className={styles.text} dir="auto">
      {content}
    </p>
    <p className={styles.numbers}>
      {HELPLINES.map((number) => (
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
