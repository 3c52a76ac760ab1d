import type { SiteStatus } from '@tessera/contract';
import { loginPaths } from './pages';
import { providerScripts } from './provider-scripts';

/** The addresses of the simulated providers; `origin` is the second origin. */
export const socialSettings = (origin: string): SiteStatus['social'] => ({
  lineLiffId: '2000000001-tessera',
  facebookVersion: 'v2.7',
  places: {
    lineAuthorize: new URL(loginPaths.line, origin).href,
    lineLiffScript: providerScripts.liff,
    telegramAuthorize: new URL(loginPaths.telegram, origin).href,
    googleScript: providerScripts.google,
    facebookScript: providerScripts.facebook,
    identity: new URL(origin).origin,
  },
});

/** The settings with the emulator of the identity service, and with the real scripts of Google and Facebook. */
export function emulatorSettings(origin: string, emulator: string): SiteStatus['social'] {
  const settings = socialSettings(origin);
  return {
    ...settings,
    places: { ...settings.places, googleScript: undefined, facebookScript: undefined, identity: emulator },
  };
}
