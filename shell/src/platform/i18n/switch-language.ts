import { speak } from './engine';
import { adoptLanguage } from './language';

/** Makes the whole page speak a language that the merchant offers. */
export async function switchLanguage(code: string): Promise<void> {
  adoptLanguage(code);
  await speak(code);
}
