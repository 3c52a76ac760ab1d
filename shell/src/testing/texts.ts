import { provideTexts } from '../i18n/engine';
import EN from '../locales/EN.json';

/** Lets the shell speak English, as after its start. */
export const provideShellTexts = (): Promise<void> =>
  provideTexts('shell', () => Promise.resolve({ default: EN }));
