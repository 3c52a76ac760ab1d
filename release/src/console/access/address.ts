import { isIP } from 'node:net';
import { isLoopback } from '../../gateway-address';
import { ReleaseError } from '../../release-error';
import type { IdentityOptions } from './identity';

/** Where a console listens, and how browsers reach it. */
export interface Address {
  readonly host: string;
  readonly port: number;
  /** Origin in browsers; undefined on this machine, where it is the address that it listens on. */
  readonly origin?: string | undefined;
  /** Addresses and networks of the proxies in front, which terminate TLS. */
  readonly trust: readonly string[];
  readonly identity?: IdentityOptions | undefined;
}

const refuse = (message: string) => new ReleaseError('console-insecure', message);

/**
 * Checks that a console is for this machine only, or has TLS in front and an identity provider.
 * @returns whether browsers reach it over https
 * @throws ReleaseError `console-insecure`
 */
export function checkAddress({ host, origin, trust, identity }: Address): boolean {
  const name = isIP(host) === 6 ? `[${host}]` : host;
  const https = origin !== undefined && URL.canParse(origin) && new URL(origin).protocol === 'https:';
  if (origin !== undefined && !https && !(URL.canParse(origin) && isLoopback(new URL(origin).hostname)))
    throw refuse(
      `${origin} is not an https origin. Terminate TLS in front of the console: --origin https://….`,
    );
  if (isLoopback(name) && !https) return false;
  if (!https || trust.length === 0)
    throw refuse(
      `Without TLS the console is for this machine only. Terminate TLS in front of it, and name both: --origin https://<host> --trust <network of the proxy>. Or leave out --host.`,
    );
  if (!identity)
    throw refuse(
      'Beyond this machine the console needs to know who uses it. Name an OpenID Connect provider: --issuer <address> --client <id>.',
    );
  return true;
}
