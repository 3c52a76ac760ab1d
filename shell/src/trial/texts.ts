import { provideTexts } from '../i18n/engine';

/** Makes the texts for testers and developers known, which come with this code: members need none of them. */
export const provideTrialTexts = (): Promise<void> =>
  provideTexts('trial', (code) => import(/* webpackMode: "eager" */ `./locales/${code}.json`));
