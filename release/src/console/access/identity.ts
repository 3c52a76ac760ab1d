import type { Role } from '@tessera/console/api';
import * as v from 'valibot';
import { isLoopback } from '../../gateway-address';
import { ReleaseError } from '../../release-error';

/** An OpenID Connect provider, and the groups of people whom it lets in. */
export interface IdentityOptions {
  readonly issuer: string;
  readonly clientId: string;
  /** Of a confidential client. PKCE protects the code in both cases. */
  readonly clientSecret?: string | undefined;
  /** Scopes to ask for, separated by spaces. */
  readonly scope: string;
  /** Name of the claim with the groups of a person. */
  readonly groupsClaim: string;
  /** Groups by role. A person has the highest role of all groups. */
  readonly groups: Readonly<Record<Role, readonly string[]>>;
}

const claims = v.looseObject({
  sub: v.string(),
  name: v.optional(v.string()),
  email: v.optional(v.string()),
  preferred_username: v.optional(v.string()),
});
const groupList = v.fallback(v.array(v.string()), []);

/**
 * @returns the person of the claims of an ID token, and of the user info
 * @throws ReleaseError `not-allowed` if none of the person's groups has a role
 */
export function personOf(raw: unknown, { groupsClaim, groups }: IdentityOptions) {
  const read = v.parse(claims, raw);
  const name = read.name ?? read.email ?? read.preferred_username ?? read.sub;
  const own = v.parse(groupList, read[groupsClaim]);
  const role = (['configure', 'roll-out', 'look'] as const).find((one) =>
    groups[one].some((group) => own.includes(group)),
  );
  if (role) return { name, role };
  throw new ReleaseError(
    'not-allowed',
    `${name} is in no group that may use the console. Ask its administrator for a group with a role.`,
  );
}

/** What a sign-in keeps between the request and the answer of the provider. */
export interface SignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/**
 * Connects to the provider: authorization code with PKCE, state and nonce.
 * @param redirect address of the console that the provider sends people back to
 * @throws ReleaseError `console-insecure` for a provider on another machine without https
 */
export async function identityProvider(options: IdentityOptions, redirect: string) {
  const issuer = new URL(options.issuer);
  const isLocal = issuer.protocol === 'http:' && isLoopback(issuer.hostname);
  if (issuer.protocol !== 'https:' && !isLocal)
    throw new ReleaseError(
      'console-insecure',
      `${options.issuer} is not an https address. Use an identity provider with https.`,
    );
  // Lazy, because the other commands do not need it.
  const client = await import('openid-client');
  const authentication = options.clientSecret ? client.ClientSecretPost(options.clientSecret) : client.None();
  const config = await client.discovery(issuer, options.clientId, undefined, authentication, {
    ...(isLocal && { execute: [client.allowInsecureRequests] }),
  });

  return {
    async begin(): Promise<SignIn & { readonly url: string }> {
      const [state, nonce, verifier] = [
        client.randomState(),
        client.randomNonce(),
        client.randomPKCECodeVerifier(),
      ];
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirect,
        response_type: 'code',
        scope: options.scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { state, nonce, verifier, url: url.href };
    },
    /** @throws an error of the library for a forged, repeated or late answer, and the same as `personOf` */
    async finish(answer: URL, { state, nonce, verifier }: SignIn) {
      const tokens = await client.authorizationCodeGrant(config, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const subject = tokens.claims()?.sub ?? '';
      const info = config.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(config, tokens.access_token, subject)
        : {};
      return personOf({ ...tokens.claims(), ...info }, options);
    },
  };
}
export type IdentityProvider = Awaited<ReturnType<typeof identityProvider>>;
