import { providerScripts } from './provider-scripts';
import { thirdPartyPaths } from './pages';
import type { SiteStatus } from '@tessera/contract';

/** Where the stand-ins of the third parties are. */
export const socialSettingOf = (thirdParties: string): SiteStatus['social'] => ({
  lineLiffId: '2000000001-tessera',
  facebookVersion: 'v2.7',
  places: {
    lineAuthorize: new URL(thirdPartyPaths.lineAuthorize, thirdParties).href,
    lineLiffScript: providerScripts.liff,
    telegramAuthorize: new URL(thirdPartyPaths.telegramAuthorize, thirdParties).href,
    googleScript: providerScripts.google,
    facebookScript: providerScripts.facebook,
    identity: new URL(thirdParties).origin,
  },
});

/** The same with the identity service's emulator, and with the scripts of Google and Facebook at their own addresses. */
export function emulatedSocialSetting(thirdParties: string, emulator: string): SiteStatus['social'] {
  const setting = socialSettingOf(thirdParties);
  return {
    ...setting,
    places: { ...setting.places, googleScript: undefined, facebookScript: undefined, identity: emulator },
  };
}
