import styles from './hero-art.module.css';

const SIZE = 30;
const HALF = SIZE / 2;
const WIDTH = SIZE * 0.866;

/** Columns and rows of the blocks, from the corner inwards. */
const blocks = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [0, 2],
  [1, 2],
  [2, 2],
  [0, 3],
  [1, 3],
  [0, 4],
  [0, 5],
] as const;

const faces = {
  top: `M0 ${-SIZE} L${WIDTH} ${-HALF} L0 0 L${-WIDTH} ${-HALF} Z`,
  near: `M${-WIDTH} ${-HALF} L0 0 L0 ${SIZE} L${-WIDTH} ${HALF} Z`,
  far: `M${WIDTH} ${-HALF} L0 0 L0 ${SIZE} L${WIDTH} ${HALF} Z`,
} as const;

/** Two game chips: centre and radius. */
const chips = [
  [104, 62, 20],
  [176, 122, 13],
] as const;

/** A decoration in the merchant's colours: a mosaic of cubes and two chips. */
export function HeroArt() {
  return (
    <svg viewBox="0 0 300 300" preserveAspectRatio="xMaxYMin meet" aria-hidden="true" className={styles.art}>
      {blocks.map(([column, row]) => {
        const x = 300 - column * 2 * WIDTH - (row % 2) * WIDTH;
        const y = row * (SIZE + HALF);
        return (
          <g
            key={`${column} ${row}`}
            transform={`translate(${x} ${y})`}
            opacity={1 / (1 + (column + row) * 0.35)}
          >
            <path d={faces.top} className={styles.top} />
            <path d={faces.near} className={styles.near} />
            <path d={faces.far} className={styles.far} />
          </g>
        );
      })}
      {chips.map(([x, y, radius]) => (
        <g key={x} className={styles.chip}>
          <circle cx={x} cy={y} r={radius} className={styles.rim} />
          <circle cx={x} cy={y} r={radius} pathLength={16} className={styles.marks} />
          <circle cx={x} cy={y} r={radius * 0.6} className={styles.face} />
        </g>
      ))}
    </svg>
  );
}
