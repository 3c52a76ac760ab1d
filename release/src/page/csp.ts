import { createHash } from 'node:crypto';
import { trustedPolicies } from '@tessera/contract';
import type { AllowedSources } from '../merchants';
import type { StoredRelease } from '../releases';

interface PolicyInput {
  /** Inline scripts and styles, exactly as between their tags. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly sources: AllowedSources;
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
const policiesWith = ({ scripts = [] }: AllowedSources) => [
  ...(scripts.length > 0 ? ['*'] : trustedPolicies),
  "'allow-duplicates'",
];
const local = ['http://localhost:*', 'http://127.0.0.1:*'];
const localSockets = ['ws://localhost:*', 'ws://127.0.0.1:*'];

/** @returns what the policy of a release's pages allows beyond their own origin */
export const sourcesOf = ({ sources, merchant }: StoredRelease): AllowedSources =>
  sources ?? merchant.allow ?? {};

/**
 * Builds the content security policy of a merchant's page. It allows own files, inline sources by their hash, and the
 * sources that the merchant allows. React sets inline styles through the CSSOM, to which the policy does not apply.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  sources,
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
      ...(sources.scripts ?? []),
      ...ifOverrides(...local),
    ],
    'style-src': ["'self'", ...styles.map(hash), ...(sources.styles ?? []), ...ifOverrides(...local)],
    'img-src': ["'self'", 'data:', 'https:', ...(sources.images ?? []), ...ifOverrides(...local)],
    'connect-src': [
      "'self'",
      ...(dev ? ['ws:'] : []),
      ...(sources.connect ?? []),
      ...ifOverrides(...local, ...localSockets),
    ],
    'font-src': ["'self'", ...(sources.fonts ?? [])],
    'media-src': ["'self'", ...(sources.media ?? [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...(sources.frames ?? [])],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    ...(trustedTypes && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': policiesWith(sources),
    }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
