import { flagNames } from '@tessera/contract';
import { platformNames } from '@tessera/contract/platforms';
import { languages } from '@tessera/i18n';
import { origin, type ReleaseMerchant, releaseMerchant } from '@tessera/remote/release';
import * as v from 'valibot';
import { ReleaseError } from '../release-error';
import { isBrandValue } from './brand-value';
import { type Feature, featureNames } from './features';
import { hostName } from './host-name';
import { type Hsts, hsts } from './hsts';

/** What the operator expects of the gateway. `merchant new` and `verify --gateway` compare. */
const expectations = v.object({
  gateway: v.optional(v.pipe(v.string(), v.url())),
  flags: v.optional(v.array(v.picklist(flagNames))),
});

/** The description of a merchant: the part that its releases contain, plus the private part. */
export type Merchant = ReleaseMerchant & {
  /** Host names of the merchant's site. */
  readonly hosts: readonly string[];
  /** Origin of the identity project's helper pages, for example `https://project.firebaseapp.com`. */
  readonly identity?: string | undefined;
  /** Features of third parties. A release gets the origins that they need. */
  readonly features?: readonly Feature[] | undefined;
  /** Makes browsers open the hosts over https only. Default: they get no such header. */
  readonly hsts?: Hsts | undefined;
  /** Whether pages require Trusted Types. Default: if the policy allows no scripts of third parties. */
  readonly trustedTypes?: boolean | undefined;
  /** The gateway and its flags that the operator expects. */
  readonly expects?: v.InferOutput<typeof expectations> | undefined;
};

/** Paths of the merchant's host that serve the helper pages of its identity project. */
export const identityPaths = ['/__/auth', '/__/firebase'] as const;

/** The fields of a description. `merchantSchema` also checks them against each other. */
export const merchantFields = v.object({
  ...releaseMerchant.entries,
  // The code is the name of a folder and a key of nginx's maps.
  code: v.pipe(releaseMerchant.entries.code, v.maxLength(64)),
  languages: v.pipe(
    v.array(
      v.picklist(
        languages.map(({ code }) => code),
        'not a supported language',
      ),
    ),
    v.minLength(1),
  ),
  brand: v.optional(
    v.record(
      releaseMerchant.entries.brand.wrapped.key,
      v.pipe(v.string(), v.check(isBrandValue, 'not a safe CSS value')),
    ),
  ),
  hosts: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.check((host) => hostName(host) !== undefined, 'not a valid host name'),
      ),
    ),
    v.minLength(1),
  ),
  platform: v.optional(v.picklist(platformNames)),
  features: v.optional(v.array(v.picklist(featureNames))),
  hsts: v.optional(hsts),
  trustedTypes: v.optional(v.boolean()),
  identity: v.optional(
    v.pipe(
      origin,
      v.check(
        (address) => hostName(address.replace(/^https?:\/\//, '')) !== undefined,
        'not a single http or https origin',
      ),
    ),
  ),
  expects: v.optional(expectations),
});

const merchant = v.pipe(
  merchantFields,
  v.check(
    ({ languages, defaultLanguage }) => languages.includes(defaultLanguage),
    'the default language is not in its list of languages',
  ),
);

/**
 * Parses the description of a merchant.
 * @throws ReleaseError `merchant-invalid`
 */
export function parseMerchant(raw: unknown): Merchant {
  const parsed = v.safeParse(merchant, raw);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ReleaseError(
    'merchant-invalid',
    `The merchant's ${v.getDotPath(issue) ?? 'description'} is invalid: ${issue.message}. Correct the description.`,
  );
}
