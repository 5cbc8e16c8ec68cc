import { PAGES } from '#contract/pages.ts';
import type { Companion } from '#contract/schemas/companion.ts';
import button from '../../ui/button.module.css';
import { Portrait } from '../../ui/portrait/Portrait.tsx';
import styles from './featured.module.css';

/** What the row shows of a companion. */
export type FeaturedCompanion = Pick<Companion, 'id' | 'name' | 'imagePath'>;

/** How many are visible before the row is scrolled, on the widest screen. */
const IN_SIGHT = 4;

/** The featured companions, in a row that moves sideways. */
export const FeaturedCompanions = ({
  companions,
}: {
  companions: readonly FeaturedCompanion[];
}) => (
  <section className={styles.featured} aria-labelledby="featured-title">
    <div className={styles.top}>
      <h2 id="featured-title" className={styles.title}>
        Our Girls
      </h2>
      <a className={styles.all} href={PAGES.companions}>
        View All
      </a>
    </div>
    <ul className={styles.row} data-row>
      {companions.map(({ id, name, imagePath }, place) => (
        <li key={id} className={styles.place} data-companion="card">
          <a className={styles.girl} href={PAGES.companion(id)}>
            <Portrait imagePath={imagePath} alt="" isFirst={place < IN_SIGHT} sizes="7.5rem" />
            <span className={styles.name}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
    <a className={`${button.button} ${button.quiet}`} href={PAGES.companions}>
      Browse All Companions
    </a>
  </section>
);
