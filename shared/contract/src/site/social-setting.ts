import * as v from 'valibot';
import { text } from '../wire/scalars';
import { group, orAbsent, orElse } from '../wire/tolerant';

/** Where a third party is reached when not at its own address: a regional mirror, or a stand-in. */
const place = orAbsent(v.pipe(v.string(), v.regex(/^(https:\/\/|http:\/\/127\.0\.0\.1[:/]|\/(?![/\\]))/)));

/** An emulator is believed whatever it says: no answer of a gateway may name one that is not on this machine. */
const emulator = orAbsent(v.pipe(v.string(), v.regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/)));

/** Settings of the social sign-ins beyond those that the platform names. */
export const socialSetting = v.object({
  /** The id of a LIFF app whose endpoint is the root of the site: its links go on with the path of a page. */
  lineLiffId: orAbsent(text),
  /** The app dashboard at Facebook says which one is alive (R9.34). */
  facebookVersion: orElse(v.pipe(v.string(), v.regex(/^v\d+\.\d+$/)), 'v2.7'),
  places: group({
    lineAuthorize: place,
    lineLiffScript: place,
    telegramAuthorize: place,
    googleScript: place,
    facebookScript: place,
    /** Origin that speaks the phone-auth service's REST calls, as its emulator does. On this machine only. */
    identity: emulator,
  }),
});
export type SocialSetting = v.InferOutput<typeof socialSetting>;
