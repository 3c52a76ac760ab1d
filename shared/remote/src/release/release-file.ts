import { parseAddress } from '@tessera/contract';
import * as v from 'valibot';
import { previewKey } from './preview-key';
import { integrityHash, remoteBuild, shellBuild, version } from './remote-build';

/** Paths under our own origin, ending with a slash. */
const base = v.pipe(v.string(), v.regex(/^\/m\/([\w][\w.-]*\/)+$/));

/** An origin that a page may reach: https, wss, or plain http on this machine; `*.` and any port are allowed. */
export const origin = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:https?|wss?):\/\/(?:127\.0\.0\.1|(?:[a-z0-9-]+\.)*localhost))(?::(?:\d+|\*))?$/,
  ),
  // The pattern knows neither the largest port nor hosts of digits, before which a wildcard has no meaning.
  v.check(
    (text) => parseAddress(text.replace('*.', 'any.').replace(':*', '')) !== undefined,
    'not an origin',
  ),
);
const origins = v.optional(v.array(origin));

/** What a merchant's pages may load from and lead to beyond their own origin, by kind. */
const allowedOrigins = v.object({
  scripts: origins,
  styles: origins,
  images: origins,
  connect: origins,
  frames: origins,
  fonts: origins,
  media: origins,
  /** Where games may open. Absent: wherever the gateway says, over https. */
  games: origins,
  /** Payment pages. Absent: wherever the gateway says, over https. */
  payments: origins,
  /** Sites that links of the merchant open without a question. Absent: every https site, after a question. */
  links: origins,
});
export type AllowedOrigins = v.InferOutput<typeof allowedOrigins>;

/** A merchant as the release knows it: enough to paint the first frame before the gateway has answered. */
export const releaseMerchant = v.object({
  code: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/i)),
  name: v.string(),
  template: v.string(),
  scheme: v.picklist(['dark', 'light', 'auto']),
  languages: v.pipe(v.array(v.string()), v.minLength(1)),
  /** CN where the merchant names none (R9.33). */
  defaultLanguage: v.optional(v.string(), 'CN'),
  /** Values of the design system's variables that this merchant sets, such as `--color-accent`. */
  brand: v.optional(v.record(v.pipe(v.string(), v.regex(/^--[a-z][a-z0-9-]*$/)), v.string())),
  /** Picture for the home screen and the tab: a path of our own or an https address. */
  icon: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(https:\/\/|\/(?!\/))[^\s"'<>\\]+$/),
      v.check((icon) => parseAddress(icon, 'https://any.example') !== undefined, 'not an address'),
    ),
  ),
  allow: v.optional(allowedOrigins),
  /** The platform of the gateway, if its calls differ from the contract. */
  platform: v.optional(v.string()),
  /** Whether visitors are asked before they are tracked, also if the gateway does not say so. */
  asksConsent: v.optional(v.boolean()),
});
export type ReleaseMerchant = v.InferOutput<typeof releaseMerchant>;

/** The shares of larger weights could not be computed. */
const LARGEST_WEIGHT = 1_000_000_000;

/** One version of a remote that a member may get, with its share of the members. */
export const candidate = v.object({
  ...remoteBuild.entries,
  base,
  weight: v.pipe(v.number(), v.minValue(0), v.maxValue(LARGEST_WEIGHT)),
});
export type Candidate = v.InferOutput<typeof candidate>;

/**
 * The version that a remote's members had before this one. Only its description is named, by hash, so that it costs a
 * page almost no bytes: a device that falls back on it fetches `/m/remotes/<remote>/<version>/remote.json` first.
 */
const previousBuild = v.object({ version, description: integrityHash });
export type PreviousBuild = v.InferOutput<typeof previousBuild>;

/** A release file: which shell and which remotes one merchant's members run. Inlined into the merchant's HTML. */
export const releaseFile = v.object({
  schema: v.literal(1),
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  merchant: releaseMerchant,
  salt: v.string(),
  shell: v.object({ ...shellBuild.entries, base, previous: v.optional(version) }),
  remotes: v.record(
    v.string(),
    v.object({
      /** The first is the stable version; one of weight 0 is for previews. */
      candidates: v.pipe(v.array(candidate), v.minLength(1)),
      previous: v.optional(previousBuild),
    }),
  ),
  /** Whether a developer may point a remote at a local server. */
  overrides: v.optional(v.boolean(), false),
  /** Whose signature makes a preview link good; without it there are no previews. */
  previewKey: v.optional(previewKey),
  /** Whether its pages require Trusted Types. */
  trustedTypes: v.optional(v.literal(true)),
  /** `off` takes the service worker away from every member who has one. */
  serviceWorker: v.optional(v.literal('off')),
});
export type ReleaseFile = v.InferOutput<typeof releaseFile>;
