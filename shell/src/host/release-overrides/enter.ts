import { currentRelease } from '../../platform/release';
import { enterOverrides } from './overrides/enter-overrides';
import { enterPreview } from './preview/enter-preview';
import { provideTrialTexts } from './texts';

/**
 * Begins the preview of a token, and a developer's overrides, which go before. Never rejects.
 * @param spoken resolves when the page's texts are there
 */
export async function enterTrial(token: string | undefined, spoken: Promise<void>): Promise<void> {
  await provideTrialTexts();
  if (token !== undefined) await enterPreview(token, spoken);
  if (currentRelease().overrides) await enterOverrides();
}
