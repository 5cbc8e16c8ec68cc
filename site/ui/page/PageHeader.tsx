import type { ReactNode } from 'react';
import { PAGES } from '#contract/pages.ts';
import { BackLink } from './BackLink.tsx';
import styles from './page.module.css';

interface Props {
  title: string;
  /** What is at the end of the line. */
  children?: ReactNode;
}

/** The way home and the title of a page. */
export const PageHeader = ({ title, children }: Props) => (
  <header className={styles.header}>
    <BackLink href={PAGES.home} label="Back to home" />
    <h1 className={styles.title}>{title}</h1>
    {children}
  </header>
);
