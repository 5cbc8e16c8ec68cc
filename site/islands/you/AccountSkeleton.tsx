import skeleton from '../../ui/page/skeleton.module.css';
import styles from './you.module.css';

/** Where the account will stand. */
export const AccountSkeleton = () => (
  <>
    <p className="visually-hidden" role="status">
      Loading...
    </p>
    {['balance', 'purchases', 'ledger'].map((part) => (
      <div key={part} className={`${skeleton.skeleton} ${styles.skeleton}`} />
    ))}
  </>
);
