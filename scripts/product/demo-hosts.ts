import type { Flag } from '@tessera/contract';
import type { Merchant } from '@tessera/release';
import { demoMerchants } from '@tessera/sandbox';

/** The stand-in of the identity service, which signs members in by their account elsewhere, has an origin of its own. */
const identityStandIn = ['http://127.0.0.1:*'];
const identityFlags: readonly Flag[] = ['GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'TWITTERLOGIN3'];

/** Google's push service, with which a browser's registration is made. */
const pushHosts = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'];

/** The stand-ins of advertising and analytics networks, on the demo's second origin. */
const networkStandIns = ['http://127.0.0.1:*'];

/** The chat of the demo's second origin opens within the page. */
const chat = { frames: ['http://127.0.0.1:*'] };

/** The demo merchants as the release tool knows merchants: each on a host of its own below localhost. */
export const demoHosts = (): Merchant[] =>
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
        ...(tracking && { scripts: networkStandIns }),
        connect: [
          ...(flags.some((flag) => identityFlags.includes(flag)) ? identityStandIn : []),
          ...(push ? pushHosts : []),
          ...(tracking ? networkStandIns : []),
        ],
      },
    }),
  );
