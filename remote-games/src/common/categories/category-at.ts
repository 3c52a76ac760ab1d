import { categoryOf, FAVOURITES, type ShownCategory } from './categories';
import { categoryOfPath } from './category-pages';

/** @returns the category that an address of the games page names, by its path or in its query (R2.11) */
export function categoryAt(pathname: string, query: URLSearchParams): ShownCategory | undefined {
  const ofPath = categoryOfPath(pathname);
  const code = query.get('category');
  if (ofPath || !code) return ofPath;
  return code === FAVOURITES ? code : categoryOf(code);
}
