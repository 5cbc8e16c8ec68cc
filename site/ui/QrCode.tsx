import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';

/** Modules of light around it, without which no camera finds it. */
const BORDER = 4;

/** An address as a picture that a camera reads; its code is fetched when it is shown. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const [rows, setRows] = useState<boolean[][] | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('uqr').then(({ encode }) => {
      if (!isGone) setRows(encode(text, { ecc: 'M', border: BORDER }).data);
    });
    return () => {
      isGone = true;
    };
  }, [text]);
  const size = rows?.length ?? 1;
  const path = rows?.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {path && <path d={path.join('')} />}
    </svg>
  );
};
