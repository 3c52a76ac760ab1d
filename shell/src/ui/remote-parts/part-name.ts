import type { Text } from '../../platform/i18n';

/** What a member calls the part of the page that a remote is; a remote that the shell has no word for is "this part". */
export function partName(t: Text, remote: string): string {
  const key = `part_${remote}`;
  const name = t(key);
  return name === key ? t('part_unnamed') : name;
}
