import { Skeleton } from './skeleton';

export interface SkeletonCardsProps {
  count: number;
  /** In CSS pixels. */
  height: number;
}

/** Outlines of cards that are still loading, one below the other. */
export const SkeletonCards = ({ count, height }: SkeletonCardsProps) => (
  <>
    {Array.from({ length: count }, (_, at) => `card-${at}`).map((key) => (
      <Skeleton key={key} height={height} radius="var(--radius-l)" />
    ))}
  </>
);
