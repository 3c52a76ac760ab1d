import { Skeleton } from '@tessera/ui';

const tiles = ['first', 'second', 'third', 'fourth'];

/** Stands for the form while the ways to pay are on their way. */
export function DepositOutline() {
  return (
    <>
      <Skeleton width={120} height={20} />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--space-2)' }}>
        {tiles.map((tile) => (
          <Skeleton key={tile} height={60} radius="var(--radius-m)" />
        ))}
      </div>
      <Skeleton width={120} height={20} />
      <Skeleton height={56} radius="var(--radius-m)" />
      <Skeleton height={120} radius="var(--radius-m)" />
    </>
  );
}
