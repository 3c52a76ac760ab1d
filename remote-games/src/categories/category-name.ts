import type { Text } from '@tessera/shell/i18n';

const named = [
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
] as const;

/** What a member reads for a category's code; a code that our texts do not know stands for itself. */
export function categoryName(text: Text<'games'>, category: string): string {
  const known = named.find((code) => code === category);
  return known ? text(`category_${known}`) : category;
}
