import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { formatPercent, formatTime } from '../../texts';
import styles from './health.module.css';

/** A line of a plot. Lines differ in form as well as in colour. */
interface Line {
  readonly label: string;
  /** Name of the colour token. */
  readonly color: string;
  readonly dashed: boolean;
  readonly values: readonly (number | null)[];
}

interface PlotProps {
  readonly label: string;
  /** In ms since 1970. */
  readonly times: readonly number[];
  readonly lines: readonly Line[];
}

const HEIGHT = 180;
/** Shortest time that a plot shows, in s. */
const SHORTEST = 600;

/** Shares over time. The numbers are also in a table beside it, because a canvas says nothing to a screen reader. */
export function Plot({ label, times, lines }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = place.current;
    if (!target) return;
    const color = (name: string) => getComputedStyle(target).getPropertyValue(name).trim();
    const text = color('--plot-text');
    const axis = { stroke: text, grid: { stroke: color('--color-line'), width: 1 } };
    const plot = new uPlot(
      {
        width: target.clientWidth,
        height: HEIGHT,
        legend: { show: false },
        cursor: { show: false },
        scales: {
          // A single point has no length of time of its own.
          x: { range: (_plot, low, high) => (high - low < SHORTEST ? [high - SHORTEST, high] : [low, high]) },
          y: { range: (_plot, _low, high) => [0, Math.max(high, 0.01)] },
        },
        series: [
          {},
          ...lines.map((line) => ({
            label: line.label,
            stroke: color(line.color),
            width: 2,
            ...(line.dashed && { dash: [6, 4] }),
            spanGaps: true,
          })),
        ],
        axes: [
          {
            ...axis,
            values: (_plot, ticks) =>
              ticks.map(
                (tick) =>
                  formatTime(tick * 1_000)
                    .split(/[,،]\s*/)
                    .at(-1) ?? '',
              ),
          },
          { ...axis, size: 60, values: (_plot, ticks) => ticks.map((tick) => formatPercent(tick)) },
        ],
      },
      [times.map((time) => time / 1_000), ...lines.map(({ values }) => [...values])],
      target,
    );
    const resize = new ResizeObserver(() => plot.setSize({ width: target.clientWidth, height: HEIGHT }));
    resize.observe(target);
    return () => {
      resize.disconnect();
      plot.destroy();
    };
  }, [times, lines]);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        {label}
        {lines.map((line) => (
          <span key={line.label} className={styles.key}>
            <span
              aria-hidden="true"
              className={styles.sample}
              data-dashed={line.dashed || undefined}
              style={{ borderColor: `var(${line.color})` }}
            />
            <bdi>{line.label}</bdi>
          </span>
        ))}
      </figcaption>
      <div ref={place} dir="ltr" aria-hidden="true" className={styles.plot} />
    </figure>
  );
}
