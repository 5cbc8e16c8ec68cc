import styles from './portrait.module.css';
import { portraitSet } from './portrait-sizes.ts';

interface Props {
  imagePath: string;
  /** Empty where her name stands beside it. */
  alt: string;
  /** Visible at first: fetched at once instead of when it is about to be visible. */
  isFirst: boolean;
  /** How wide it stands, as CSS says it (`sizes`). */
  sizes: string;
}

/** A companion's picture in its proportions of 4 to 5, as wide as the place it is given. */
export const Portrait = ({ imagePath, alt, isFirst, sizes }: Props) => {
  const avif = portraitSet(imagePath, 'avif');
  return (
    <picture className={styles.picture}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={styles.portrait}
        src={imagePath}
        srcSet={portraitSet(imagePath, 'webp')}
        sizes={sizes}
        alt={alt}
        width={640}
        height={800}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
};
