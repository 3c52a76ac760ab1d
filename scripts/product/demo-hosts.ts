import type { Flag } from '@tessera/contract';
import type { Merchant } from '@tessera/release';
import { demoMerchants } from '@tessera/sandbox';

/** The simulated identity service has its own origin. */
const identityStandIn = ['http://127.0.0.1:*'];

/** Where the scripts of the sign-ins are that a sandbox with the identity service's emulator leaves to the real ones. */
const realProviders = {
  scripts: ['https://accounts.google.com', 'https://apis.google.com', 'https://connect.facebook.net'],
  styles: ['https://accounts.google.com'],
};
const identityFlags: readonly Flag[] = ['GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'TWITTERLOGIN3'];

/** Google's push service, with which a browser's registration is made. */
const pushHosts = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'];

/** The stand-ins of advertising and analytics networks, on the demo's second origin. */
const networkStandIns = ['http://127.0.0.1:*'];

/** The chat of the demo's second origin opens within the page. */
const chat = { frames: ['http://127.0.0.1:*'] };

/**
 * The demo merchants as the release tool knows merchants: each on a host of its own below localhost. `isEmulated` when
 * the identity service's emulator signs their members in.
 */
export const demoHosts = (isEmulated = false): Merchant[] =>
  demoMerchants.map(
    ({ code, name, templateId, scheme, languages, defaultLanguage, hostPrefix, flags, push, tracking }) => ({
      code,
      name,
      template: templateId,
      scheme,
      languages: [...languages],
      defaultLanguage,
      hosts: [`${hostPrefix}.localhost`],
      icon: `/wps/sandbox-assets/merchants/${code}/icon.svg`,
      allow: {
        ...chat,
        ...(isEmulated && { styles: realProviders.styles }),
        scripts: [...(tracking ? networkStandIns : []), ...(isEmulated ? realProviders.scripts : [])],
        connect: [
          ...(isEmulated || flags.some((flag) => identityFlags.includes(flag)) ? identityStandIn : []),
          ...(push ? pushHosts : []),
          ...(tracking ? networkStandIns : []),
        ],
      },
    }),
  );
