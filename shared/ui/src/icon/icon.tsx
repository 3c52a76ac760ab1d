import { classNames } from '../class-names';
import styles from './icon.module.css';

export interface IconProps {
  /** The outline, as an import of a `@phosphor-icons/core` file gives it. */
  path: string;
  /** Width and height in CSS pixels; 24 unless told. */
  size?: number | undefined;
  /** Flips in right-to-left languages: for arrows and other signs of direction. */
  mirror?: boolean | undefined;
  className?: string | undefined;
}

/** A decorative drawing in the colour of the text around it; whatever it means must also be said in words. */
export function Icon({ path, size = 24, mirror = false, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 256 256"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      className={classNames(styles.icon, mirror && styles.mirror, className)}
    >
      <path d={path} />
    </svg>
  );
}
