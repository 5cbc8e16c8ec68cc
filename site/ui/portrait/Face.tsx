import styles from './portrait.module.css';
import { faceAt, faceSet } from './portrait-sizes.ts';

interface Props {
  imagePath: string;
  /** CSS pixels of the place. */
  size: number;
  /** Far down in a list: fetched shortly before it is visible. */
  isLazy?: boolean;
}

/** A companion's face alone, a square of her portrait; her name stands beside it. */
export const Face = ({ imagePath, size, isLazy = false }: Props) => {
  const avif = faceSet(imagePath, 'avif');
  return (
    <picture className={styles.picture}>
      {avif && <source type="image/avif" srcSet={avif} sizes={`${size}px`} />}
      <img
        className={styles.face}
        src={faceAt(imagePath, 96, 'webp')}
        srcSet={faceSet(imagePath, 'webp')}
        sizes={`${size}px`}
        alt=""
        width={size}
        height={size}
        loading={isLazy ? 'lazy' : 'eager'}
        decoding="async"
      />
    </picture>
  );
};
