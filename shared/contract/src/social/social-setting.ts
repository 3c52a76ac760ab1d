import * as v from 'valibot';

/** Where a third party is reached when not at its own address: a regional mirror, or a stand-in. */
const place = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^(https:\/\/|http:\/\/127\.0\.0\.1[:/]|\/(?![/\\]))/))),
  undefined,
);

/** An emulator is believed whatever it says: no answer of a gateway may name one that is not on this machine. */
const emulator = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/))),
  undefined,
);

/** Settings of the social sign-ins beyond those that the platform names. */
export const socialSetting = v.object({
  /** Set when the pages are the endpoint of a LIFF app. */
  lineLiffId: v.fallback(v.optional(v.string()), undefined),
  /** The app dashboard at Facebook says which one is alive (R9.34). */
  facebookVersion: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^v\d+\.\d+$/)), 'v2.7'), 'v2.7'),
  places: v.fallback(
    v.optional(
      v.object({
        lineAuthorize: place,
        lineLiffScript: place,
        telegramAuthorize: place,
        googleScript: place,
        facebookScript: place,
        /** Origin that speaks the phone-auth service's REST calls, as its emulator does. On this machine only. */
        identity: emulator,
      }),
      {},
    ),
    {},
  ),
});
export type SocialSetting = v.InferOutput<typeof socialSetting>;
