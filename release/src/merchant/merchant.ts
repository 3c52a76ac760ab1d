import { languageOf } from '@tessera/i18n';
import { origin, type ReleaseMerchant, releaseMerchant } from '@tessera/remote/release';
import * as v from 'valibot';
import { ReleaseError } from '../release-error';
import { isBrandValue } from './brand-value';
import { hostName } from './host-name';

/** A merchant as an operator describes it: what its release carries, and the host names that lead to it. */
export type Merchant = ReleaseMerchant & {
  readonly hosts: readonly string[];
  /** Origin of the identity project's helper pages, such as `https://project.firebaseapp.com`. */
  readonly identity?: string | undefined;
};

const merchant = v.pipe(
  v.object({
    ...releaseMerchant.entries,
    languages: v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.check((code) => languageOf(code) !== undefined, 'no language of the product'),
        ),
      ),
      v.minLength(1),
    ),
    brand: v.optional(
      v.record(
        releaseMerchant.entries.brand.wrapped.key,
        v.pipe(v.string(), v.check(isBrandValue, 'no value that a style sheet can take safely')),
      ),
    ),
    hosts: v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.check((host) => hostName(host) !== undefined, 'no host name'),
        ),
      ),
      v.minLength(1),
    ),
    identity: v.optional(
      v.pipe(
        origin,
        v.check((address) => !address.includes('*') && address.startsWith('http'), 'no single origin'),
      ),
    ),
  }),
  v.check(
    ({ languages, defaultLanguage }) => languages.includes(defaultLanguage),
    'the default language is none of its languages',
  ),
);

/** Checks what an operator says of a merchant. Throws ReleaseError `merchant-invalid`. */
export function parseMerchant(raw: unknown): Merchant {
  const parsed = v.safeParse(merchant, raw);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ReleaseError(
    'merchant-invalid',
    `The merchant's ${v.getDotPath(issue) ?? 'description'} is not right: ${issue.message}. Correct it in the list of merchants.`,
  );
}
