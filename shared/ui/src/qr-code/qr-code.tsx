import { encode } from 'uqr';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  /** What a camera reads. */
  content: string;
  /** What the picture is for, for those who do not see it. */
  label: string;
  /** In CSS pixels. */
  size?: number | undefined;
}

/** A picture that a camera reads as a text. Dark on light in every theme: not every reader knows the other way round. */
export function QrCode({ content, label, size = 208 }: QrCodeProps) {
  const { data, size: modules } = encode(content, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${modules}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={path} />
    </svg>
  );
}
