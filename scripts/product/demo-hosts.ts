import type { Flag } from '@tessera/contract';
import type { Merchant } from '@tessera/release';
import { allMerchants } from '@tessera/sandbox';

/** The simulated identity service has its own origin. */
const identityStandIn = ['http://127.0.0.1:*'];

/** The sign-ins whose scripts a sandbox with the identity service's emulator leaves to the real providers. */
const realProviders = ['google', 'facebook', 'x'] as const;
const identityFlags: readonly Flag[] = ['GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'TWITTERLOGIN3'];

/** The stand-ins of advertising and analytics networks, on the demo's second origin. */
const networkStandIns = ['http://127.0.0.1:*'];

/** The demo's second origin, with the games, the payment page, and the chat, which opens within the page. */
const second = ['http://127.0.0.1:*'];

/** A merchant as the sandbox knows it. */
export type DemoMerchant = (typeof allMerchants)[number];

/**
 * The sandbox's merchants as the release tool knows merchants: each on a host of its own below localhost. The one of the
 * specification names no origins, so that the defaults hold. `isEmulated` when the identity service's emulator signs
 * their members in.
 */
export const demoHosts = (
  isEmulated = false,
  merchants: readonly DemoMerchant[] = allMerchants,
): Merchant[] =>
  merchants.map(
    ({
      specificationOnly,
      code,
      name,
      templateId,
      scheme,
      languages,
      defaultLanguage,
      hostPrefix,
      flags,
      push,
      tracking,
    }) => ({
      code,
      name,
      template: templateId,
      scheme,
      languages: [...languages],
      defaultLanguage,
      hosts: [`${hostPrefix}.localhost`],
      // Also where stand-ins of third parties run, so that the tests try both.
      trustedTypes: true,
      icon: `/wps/sandbox-assets/merchants/${code}/icon.svg`,
      features: specificationOnly
        ? []
        : [...(push ? (['push'] as const) : []), ...(isEmulated ? realProviders : [])],
      allow: specificationOnly
        ? {}
        : {
            frames: second,
            games: second,
            payments: second,
            links: [`https://*.${code}.example`],
            ...(tracking && { scripts: networkStandIns }),
            connect: [
              ...(isEmulated || flags.some((flag) => identityFlags.includes(flag)) ? identityStandIn : []),
              ...(tracking ? networkStandIns : []),
            ],
          },
    }),
  );
