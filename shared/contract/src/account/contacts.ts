import * as v from 'valibot';
import { verificationWays } from '../session/login-verification';
import { socialProof } from '../session/social-proof';
import { defineEndpoint, relay } from '../wire/endpoint';
import { nothing, text } from '../wire/scalars';

const way = v.picklist(verificationWays);
/** An e-mail address, or a number with a plus sign and the dialling code. */
const target = v.optional(v.string());

/** Sends a code to a new contact, or without `target` to the one that is bound. */
export const sendContactCode = defineEndpoint({
  name: 'sendContactCode',
  method: 'POST',
  path: relay('WPSCORE_sendContactCode'),
  request: v.object({ type: v.picklist(['email', 'sms']), target }),
  answer: v.unknown(),
  authorization: 'required',
  assumed: 'The whole call, offered by `contacts` in `account` of the status',
});

/** Makes a secret for an authenticator app. It counts once a code of the app is confirmed. */
export const startAuthenticator = defineEndpoint({
  name: 'startAuthenticator',
  method: 'POST',
  path: relay('WPSCORE_startAuthenticator'),
  request: nothing,
  /** The secret in base32, and the otpauth address that apps read as a QR code. */
  answer: v.object({ secret: text, uri: v.pipe(v.string(), v.startsWith('otpauth://')) }),
  authorization: 'required',
  assumed: 'The whole call, offered by `authenticator` in `account` of the status',
});

/** Binds a contact or an authenticator app, proved by its code. Logins on new devices then ask for a code from it. */
export const bindContact = defineEndpoint({
  name: 'bindContact',
  method: 'POST',
  path: relay('WPSCORE_bindContact'),
  request: v.object({ type: way, target, code: v.string(), loginDeviceId: v.string() }),
  answer: v.unknown(),
  authorization: 'required',
  encrypted: true,
  assumed: 'The whole call; the device of the call counts as verified afterwards',
});

/** Removes a contact or an authenticator app, after a code from it. */
export const unbindContact = defineEndpoint({
  name: 'unbindContact',
  method: 'POST',
  path: relay('WPSCORE_unbindContact'),
  request: v.object({ type: way, code: v.string() }),
  answer: v.unknown(),
  authorization: 'required',
  encrypted: true,
  assumed: 'The whole call, offered by `contacts` and `authenticator` in `account` of the status',
});

/** Binds the account at a provider that a proof names. It signs the member in from then on. */
export const bindSocial = defineEndpoint({
  name: 'bindSocial',
  method: 'POST',
  path: relay('WPSCORE_bindSocial'),
  request: socialProof,
  answer: v.unknown(),
  authorization: 'required',
  assumed: 'The whole call, offered by `social` in `account` of the status',
});

/** Removes the account at a provider, which then no longer signs the member in. */
export const unbindSocial = defineEndpoint({
  name: 'unbindSocial',
  method: 'POST',
  path: relay('WPSCORE_unbindSocial'),
  request: v.object({ channel: v.string() }),
  answer: v.unknown(),
  authorization: 'required',
  assumed: 'The whole call, offered by `social` in `account` of the status',
});
