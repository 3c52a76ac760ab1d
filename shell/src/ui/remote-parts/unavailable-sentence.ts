import type { Text } from '../../platform/i18n';

/** The sentence for a remote that cannot be used. Without a sentence for this remote it says "this part". */
export function unavailableSentence(t: Text, remote: string): string {
  const key = `unavailable_${remote}`;
  const sentence = t(key);
  return sentence === key ? t('unavailable_unnamed') : sentence;
}
