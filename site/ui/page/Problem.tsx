import type { ReactNode } from 'react';
import styles from './problem.module.css';

interface Props {
  title: string;
  text: string;
  /** A drawing of `styles/motifs.css`. */
  motif: 'chai' | 'umbrella';
  /** What can be done about it: buttons and links. */
  children: ReactNode;
}

/** In place of a screen that cannot be shown. */
export const Problem = ({ title, text, motif, children }: Props) => (
  <div className={styles.problem} role="alert">
    <span data-motif={motif} />
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </div>
);
