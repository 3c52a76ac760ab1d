import { categoryAt, categoryOfPath, type ShownCategory } from '../../common/categories';
import { paths } from '../../common/paths';

/** What the games page shows. It is stored in the address, so that the back button restores it and it can be shared. */
export interface Filter {
  /** Absent: all categories. */
  readonly category?: ShownCategory | undefined;
  /** Absent: all vendors. */
  readonly vendor?: string | undefined;
  /** Only games that can be tried for free. */
  readonly free: boolean;
  /** The search text; may be empty. */
  readonly search: string;
}

/** Reads the filter from an address. */
export const readFilter = (pathname: string, query: URLSearchParams): Filter => ({
  category: categoryAt(pathname, query),
  vendor: query.get('vendor') || undefined,
  free: query.get('free') === '1',
  search: query.get('search') ?? '',
});

/** Whether an address opens the search: its search text is empty, but not absent. */
export const opensSearch = (query: URLSearchParams): boolean => query.get('search') === '';

/** @returns the in-app path of a filter; on the page of its own category the path stays that of this page */
export function filterPath({ category, vendor, free, search }: Filter, pathname: string): string {
  const isOwnPage = category !== undefined && categoryOfPath(pathname) === category;
  const query = new URLSearchParams();
  if (category && !isOwnPage) query.set('category', category);
  if (vendor) query.set('vendor', vendor);
  if (free) query.set('free', '1');
  if (search) query.set('search', search);
  const path = isOwnPage ? pathname : paths.games;
  return `${path}?${query}`.replace(/\?$/, '');
}
