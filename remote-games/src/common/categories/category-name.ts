import type { Text } from '@tessera/shell/i18n';

const named: ReadonlySet<string> = new Set([
  'SPORTS',
  'LIVE',
  'TCG',
  'RNG',
  'TABLE',
  'FISH',
  'PVP',
  'CRASH',
  'ARCADE',
  'LOTT',
  'ELOTT',
  'ELOTTO',
  'SEA_LOTT',
  'VIETNAM_LOTTO',
  'FAVOURITES',
]);

/** What a member reads for a category's code; a code that our texts do not know stands for itself. */
export const categoryName = (text: Text, category: string): string =>
  named.has(category) ? text(`category_${category}`) : category;
