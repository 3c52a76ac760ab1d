import type { Text } from '../../platform/i18n';

/** Says that the part of the page that a remote is cannot be used; a remote that the shell has no sentence for is "this part". */
export function unavailableSentence(t: Text, remote: string): string {
  const key = `unavailable_${remote}`;
  const sentence = t(key);
  return sentence === key ? t('unavailable_unnamed') : sentence;
}
