import { createHash } from 'node:crypto';
import type { AllowedOrigins } from '@tessera/remote/release';

export interface PolicyInput {
  /** Inline scripts and styles, exactly as they stand between their tags. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly allow: AllowedOrigins;
  /** Whether a developer may load a remote from a server on the same machine. */
  readonly overrides: boolean;
  /** Whether development builds run, which evaluate their modules and hear of changes by a socket. */
  readonly dev: boolean;
}

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
const local = ['http://localhost:*', 'http://127.0.0.1:*'];
const localSockets = ['ws://localhost:*', 'ws://127.0.0.1:*'];

/**
 * The content security policy of a merchant's page: nothing but our own files, the inline sources by their hash, and
 * what the merchant allows. Style attributes that React sets go through the object model, which no policy forbids.
 */
export function contentSecurityPolicy({ scripts, styles, allow, overrides, dev }: PolicyInput): string {
  const developer = (...sources: string[]) => (overrides ? sources : []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scripts.map(hash),
      ...(dev ? ["'unsafe-eval'"] : []),
      ...(allow.scripts ?? []),
      ...developer(...local),
    ],
    'style-src': ["'self'", ...styles.map(hash), ...(allow.styles ?? []), ...developer(...local)],
    'img-src': ["'self'", 'data:', 'https:', ...(allow.images ?? []), ...developer(...local)],
    'connect-src': [
      "'self'",
      ...(dev ? ['ws:'] : []),
      ...(allow.connect ?? []),
      ...developer(...local, ...localSockets),
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
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
