import { Skeleton } from '@tessera/ui';
import quickEntries from './quick-entries.module.css';
import stage from './stage.module.css';

/** Keeps the space of the announcements while it is not known whether there are any. */
export const TickerPlaceholder = () => (
  <div className={stage.line}>
    <Skeleton height="100%" radius="var(--radius-m)" />
  </div>
);

const entries = ['a', 'b', 'c', 'd'];

/** Keeps the space of the quick entries while their code loads. */
export const QuickEntriesPlaceholder = () => (
  <div className={quickEntries.row}>
    {entries.map((key) => (
      <Skeleton key={key} height="100%" radius="var(--radius-m)" />
    ))}
  </div>
);
