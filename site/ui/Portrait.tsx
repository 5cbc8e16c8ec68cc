import styles from './portrait.module.css';

interface Props {
  imagePath: string;
  /** Empty where her name stands beside it. */
  alt: string;
  /** In the window at first: fetched at once instead of when it comes near. */
  isFirst: boolean;
}

/** A companion's picture in its proportions of 4 to 5, as wide as the place it is given. */
export const Portrait = ({ imagePath, alt, isFirst }: Props) => (
  <img
    className={styles.portrait}
    src={imagePath}
    alt={alt}
    width={640}
    height={800}
    loading={isFirst ? 'eager' : 'lazy'}
    decoding="async"
  />
);
