import skeleton from '../../ui/page/skeleton.module.css';
import styles from './detail.module.css';

/** A companion's profile while it loads. */
export const CompanionSkeleton = () => (
  <>
    <p className="visually-hidden" role="status">
      Loading companion...
    </p>
    <div className={styles.top}>
      <div className={`${skeleton.skeleton} ${styles.blankPicture}`} />
      <div className={styles.text} aria-hidden="true">
        <div className={`${skeleton.skeleton} ${styles.blankName}`} />
        <div className={`${skeleton.skeleton} ${styles.blankText}`} />
        <div className={`${skeleton.skeleton} ${styles.blankText}`} />
      </div>
    </div>
  </>
);
