import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { toggle } from '../wire/scalars';
import { orAbsent, orElse } from '../wire/tolerant';
import { loginValue } from './login';
import { socialProof } from './social-proof';

/** How a member can prove once more who they are: a code by mail, from an authenticator app, or by sms. */
export const verificationWays = ['email', 'ga', 'sms'] as const;
export type VerificationWay = (typeof verificationWays)[number];

const offered = orElse(toggle, false);

/** `value` of a login that was refused with login_verify_required: the ways that this member has (R3.8). */
export const verificationNeeded = v.pipe(
  v.object({ email: offered, ga: offered, sms: offered }),
  v.transform((flags) => verificationWays.filter((way) => flags[way])),
);

/**
 * `value` of the same refusal for a member without any of these ways: a session in which the member can bind one. Assumed;
 * a gateway that does not send it lets only its customer service help.
 */
export const verificationMissing = v.object({ session: orAbsent(loginValue) });

/** Who is verified: by the name of the login that was refused, or by the proof of a provider's. */
const verifiedPerson = v.union([v.object({ username: v.string() }), socialProof]);
export type VerifiedPerson = v.InferOutput<typeof verifiedPerson>;

const onDevice = v.object({ loginDeviceId: v.string(), type: v.picklist(verificationWays) });

/** Sends the code of an extra verification; an authenticator app needs none. */
export const sendLoginCode = defineEndpoint({
  name: 'sendLoginCode',
  method: 'POST',
  path: '/wps/verification/login',
  request: v.intersect([verifiedPerson, onDevice]),
  answer: v.unknown(),
  authorization: 'none',
  assumed: 'The specification shows that a popup asks for the code, not how it is sent',
});

/** Confirms the code; the gateway then accepts the login of this member from this device (R7.3). */
export const verifyLogin = defineEndpoint({
  name: 'verifyLogin',
  method: 'POST',
  path: '/wps/session/login/verification',
  request: v.intersect([verifiedPerson, onDevice, v.object({ code: v.string() })]),
  answer: v.unknown(),
  authorization: 'none',
  encrypted: true,
  assumed:
    'Shape of the body, and that the login is sent again after it; of a social sign-in, the proof names the person',
});
