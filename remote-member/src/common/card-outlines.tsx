import { Skeleton } from '@tessera/ui';

export interface CardOutlinesProps {
  count: number;
  /** In CSS pixels. */
  height: number;
}

/** Outlines of cards that are still loading. */
export const CardOutlines = ({ count, height }: CardOutlinesProps) => (
  <>
    {Array.from({ length: count }, (_, at) => `outline-${at}`).map((key) => (
      <Skeleton key={key} height={height} radius="var(--radius-l)" />
    ))}
  </>
);
