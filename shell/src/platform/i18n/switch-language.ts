import { speak } from './engine';
import {
  adoptLanguage,
  currentLanguage,
  hasChosen,
  offeredCodes,
  startLanguage,
  storeLanguage,
} from './language';

/** Switches the whole page to a language that the merchant offers. */
async function switchLanguage(code: string): Promise<void> {
  adoptLanguage(code);
  await speak(code);
}

/** Switches the whole page to a language and stores the choice. Ignores a language that the merchant does not offer. */
export async function changeLanguage(code: string): Promise<void> {
  if (!offeredCodes().includes(code))
    return console.warn(`[tessera] the merchant offers no language ${code}`);
  storeLanguage(code);
  await switchLanguage(code);
}

/** In ms after the start (R4.34c). */
const MOMENTS = [150, 500];

/** Detects the language again: some native shells set the browser's languages only after the start. */
export function detectAgain(): void {
  for (const moment of MOMENTS) {
    setTimeout(() => {
      const language = startLanguage();
      if (!hasChosen() && language !== currentLanguage()) void switchLanguage(language);
    }, moment);
  }
}
