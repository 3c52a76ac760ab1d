import { categoryOfPath } from '../../common/categories/category-pages';
import { paths } from '../../common/paths';

/** What the games page shows; it lives in the address, so that it is kept on the way back and can be shared. */
export interface Filter {
  /** Absent: all categories. */
  readonly category?: string | undefined;
  /** Absent: all vendors. */
  readonly vendor?: string | undefined;
  /** Only games that can be tried for free. */
  readonly free: boolean;
  /** What was typed into the search, empty for nothing. */
  readonly search: string;
}

/** The filter that an address stands for. */
export const readFilter = (pathname: string, query: URLSearchParams): Filter => ({
  category: categoryOfPath(pathname) ?? (query.get('category') || undefined),
  vendor: query.get('vendor') || undefined,
  free: query.get('free') === '1',
  search: query.get('search') ?? '',
});

/** The address of a filter; on a category's own page it stays there as long as the category does. */
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
