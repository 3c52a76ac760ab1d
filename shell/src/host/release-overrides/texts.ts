import { provideTexts } from '../../platform/i18n';

/** Makes the texts for testers and developers known, which come with this code: members need none of them. */
export const provideTrialTexts = (): Promise<void> =>
  provideTexts('trial', (code) => import(/* webpackMode: "eager" */ `./locales/${code}.json`));
