import * as v from 'valibot';
import { toggle, webAddress } from '../wire/scalars';
import { listOf } from '../wire/tolerant';

/** The purposes that a visitor can agree to, each separately: usage statistics and advertising. */
export const consentPurposes = ['analytics', 'marketing'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
export type ConsentChoice = Readonly<Record<ConsentPurpose, boolean>>;

/** A merchant that sets only its own text asks for consent too. */
const words = v.pipe(
  v.string(),
  v.transform((text) => ({ required: text.trim() !== '', text, version: '1', policy: undefined })),
);

/** `info` of the consent call (R7.22): settings, or the merchant's words. */
export const consentSetting = v.union([
  words,
  v.object({
    required: v.fallback(v.optional(toggle, false), false),
    /** A new version asks everyone again. */
    version: v.fallback(v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), '1'), '1'),
    text: v.fallback(v.optional(v.string()), undefined),
    policy: v.fallback(v.optional(webAddress), undefined),
  }),
]);
export type ConsentSetting = v.InferOutput<typeof consentSetting>;

/** The stored consent. */
export const keptConsent = v.object({
  version: v.string(),
  /** The accepted purposes; empty until the visitor has chosen. */
  purposes: listOf(v.picklist(consentPurposes)),
  /** In ms since 1970; absent while the visitor has not chosen. */
  decidedAt: v.optional(v.number()),
});
export type KeptConsent = v.InferOutput<typeof keptConsent>;
