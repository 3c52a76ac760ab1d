import type { Text, TextKey } from '../../platform/i18n';

/** The sentence for a remote that cannot be used. Without a sentence for this remote it says "this part". */
export function unavailableSentence(t: Text<'shell'>, remote: string): string {
  // The names of remotes are known at run time only. A key without a text is returned as it is.
  const key = `unavailable_${remote}` as TextKey<'shell'>;
  const sentence = t(key);
  return sentence === key ? t('unavailable_unnamed') : sentence;
}
