import EN from '../locales/EN.json';
import { provideTexts } from '../platform/i18n/engine';

/** Lets the shell speak English, as after its start. */
export const provideShellTexts = (): Promise<void> =>
  provideTexts('shell', () => Promise.resolve({ default: EN }));
