import { speak } from './engine';
import { adoptLanguage, currentLanguage, hasChosen, startLanguage } from './language';

/** Makes the whole page speak a language that the merchant offers. */
export async function switchLanguage(code: string): Promise<void> {
  adoptLanguage(code);
  await speak(code);
}

/** In ms after the start (R4.34c). */
const MOMENTS = [150, 500];

/** Looks at the browser's languages again: some native shells set them only after the page has begun. */
export function detectAgain(): void {
  for (const moment of MOMENTS) {
    setTimeout(() => {
      const language = startLanguage();
      if (!hasChosen() && language !== currentLanguage()) void switchLanguage(language);
    }, moment);
  }
}
