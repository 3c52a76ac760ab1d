import { currentLanguage, hasChosen, startLanguage } from './language';
import { switchLanguage } from './switch-language';

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
