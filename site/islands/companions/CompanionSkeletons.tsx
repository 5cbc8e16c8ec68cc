import skeleton from '../../ui/page/skeleton.module.css';
import styles from './card.module.css';
import results from './results.module.css';

/** Cards shown while the list is on its way. */
const COUNT = 8;

const SHAPES = [styles.blankPicture, styles.blankName, styles.blankText, styles.blankButton];

/** The list without its words. */
export const CompanionSkeletons = () => (
  <ul className={results.grid} aria-hidden="true">
    {Array.from({ length: COUNT }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
      <li key={place} className={styles.card} data-skeleton="">
        {SHAPES.map((shape) => (
          <div key={shape} className={`${skeleton.skeleton} ${shape}`} />
        ))}
      </li>
    ))}
  </ul>
);
