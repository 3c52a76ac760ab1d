import { useText } from '@tessera/shell/i18n';
import { RetryLine, ScrollSentinel } from '@tessera/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../common/load-states';
import type { Pages } from './use-pages';

/** Items in one page of a list. */
export const PAGE_SIZE = 20;

export interface PagedListProps<Item> {
  pages: Pages<Item>;
  /** A sentence that says what could not be loaded. */
  failure: string;
  /** Takes the place of a list without items. */
  empty: ReactNode;
  /** Renders the items; undefined while the first ones load. */
  children: (items: readonly Item[] | undefined) => ReactNode;
}

/** A list of which scrolling loads further pages. A failure keeps the pages that are there. */
export function PagedList<Item>({ pages, failure, empty, children }: PagedListProps<Item>) {
  const text = useText('member');
  const { items, failed, error, more, load } = pages;
  if (failed && !items) return <LoadFailure title={failure} error={error} onRetry={load} />;
  return (
    <>
      {items?.length === 0 ? empty : children(items)}
      {items && failed && <RetryLine message={failure} retryLabel={text('retry')} onRetry={load} />}
      {items && more && !failed && <ScrollSentinel key={Math.ceil(items.length / PAGE_SIZE)} onNear={load} />}
    </>
  );
}
