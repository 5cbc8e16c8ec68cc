import type { ReactNode } from 'react';
import styles from './problem.module.css';

interface Props {
  title: string;
  text: string;
  /** What can be done about it: buttons and links. */
  children: ReactNode;
}

/** In place of a screen that cannot be shown. */
export const Problem = ({ title, text, children }: Props) => (
  <div className={styles.problem} role="alert">
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </div>
);
