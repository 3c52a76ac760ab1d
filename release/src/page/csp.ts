import { createHash } from 'node:crypto';
import { trustedPolicies } from '@tessera/contract';
import type { AllowedOrigins } from '@tessera/remote/release';

interface PolicyInput {
  /** Inline scripts and styles, exactly as between their tags. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly allow: AllowedOrigins;
  /** Whether a developer may load a remote from a server on localhost. */
  readonly overrides: boolean;
  /** Whether the page runs development builds, which use `eval` and a WebSocket for updates. */
  readonly dev: boolean;
  /** Whether HTML and addresses of scripts must come from a policy of Trusted Types. */
  readonly trustedTypes: boolean;
}

/** @returns the source of a policy that allows an inline script or style */
export const hash = (source: string): string =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
/** Scripts of third parties have policies with names of their own. Each bundle makes its own of the product's. */
const policiesWith = ({ scripts = [] }: AllowedOrigins) => [
  ...(scripts.length > 0 ? ['*'] : trustedPolicies),
  "'allow-duplicates'",
];
const local = ['http://localhost:*', 'http://127.0.0.1:*'];
const localSockets = ['ws://localhost:*', 'ws://127.0.0.1:*'];

/**
 * Builds the content security policy of a merchant's page. It allows own files, inline sources by their hash, and the
 * origins that the merchant allows. React sets inline styles through the CSSOM, to which the policy does not apply.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  allow,
  overrides,
  dev,
  trustedTypes,
}: PolicyInput): string {
  const ifOverrides = (...sources: string[]) => (overrides ? sources : []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scripts.map(hash),
      ...(dev ? ["'unsafe-eval'"] : []),
      ...(allow.scripts ?? []),
      ...ifOverrides(...local),
    ],
    'style-src': ["'self'", ...styles.map(hash), ...(allow.styles ?? []), ...ifOverrides(...local)],
    'img-src': ["'self'", 'data:', 'https:', ...(allow.images ?? []), ...ifOverrides(...local)],
    'connect-src': [
      "'self'",
      ...(dev ? ['ws:'] : []),
      ...(allow.connect ?? []),
      ...ifOverrides(...local, ...localSockets),
    ],
    'font-src': ["'self'", ...(allow.fonts ?? [])],
    'media-src': ["'self'", ...(allow.media ?? [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...(allow.frames ?? [])],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    ...(trustedTypes && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': policiesWith(allow),
    }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
