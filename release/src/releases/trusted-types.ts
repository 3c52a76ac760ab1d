import type { AllowedOrigins } from '@tessera/remote/release';
import * as v from 'valibot';
import type { Merchant } from '../merchants';

const declared = v.pipe(v.string(), v.parseJson(), v.object({ trustedTypes: v.literal(true) }));

/** Whether the description of a build says that its loaders work on a page that requires Trusted Types. */
export const worksWithTrustedTypes = (description: Buffer): boolean =>
  v.is(declared, description.toString('utf8'));

/**
 * Whether pages require Trusted Types. One build that loads its code by plain texts is enough to rule it out. Without a
 * word of the merchant, so are scripts of third parties, because many of them write HTML as text.
 * @param builds every build that a page of the release can run
 */
export function requiresTrustedTypes(
  { trustedTypes }: Merchant,
  { scripts = [] }: AllowedOrigins,
  builds: readonly { readonly trustedTypes: boolean }[],
): true | undefined {
  const isWanted = trustedTypes ?? scripts.length === 0;
  return (isWanted && builds.every((build) => build.trustedTypes)) || undefined;
}
