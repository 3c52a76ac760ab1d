import { provideTexts } from '../../platform/i18n';
import { currentRelease } from '../../platform/release';
import { enterOverrides } from './overrides/enter-overrides';
import { enterPreview } from './preview/enter-preview';

/** Provides the texts for testers and developers. They are part of this chunk, because members never see them. */
export const provideOverrideTexts = (): Promise<void> =>
  provideTexts('release-overrides', (code) => import(/* webpackMode: "eager" */ `./locales/${code}.json`));

/**
 * Applies the preview of a token, then a developer's overrides, which win over it. Never rejects.
 * @param spoken resolves when the texts of the page are loaded
 */
export async function enterReleaseOverrides(token: string | undefined, spoken: Promise<void>): Promise<void> {
  await provideOverrideTexts();
  if (token !== undefined) await enterPreview(token, spoken);
  if (currentRelease().overrides) await enterOverrides();
}
