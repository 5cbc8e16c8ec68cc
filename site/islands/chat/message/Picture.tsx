import { useState } from 'react';
import styles from './messages.module.css';

/** A picture that was sent. One that did not come can be asked for again. */
export const Picture = ({ src, alt }: { src: string; alt: string }) => {
  const [isLost, setLost] = useState(false);
  if (!isLost) return <img src={src} alt={alt} onError={() => setLost(true)} />;
  return (
    <div className={styles.lost}>
      <p>This picture did not load.</p>
      <button type="button" className={styles.again} onClick={() => setLost(false)}>
        Try again
      </button>
    </div>
  );
};
