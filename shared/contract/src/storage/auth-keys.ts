import * as v from 'valibot';
import { loginType } from '../session/login-type';
import { socialProof } from '../session/social-proof';
import { socialChannels } from '../social/social-channel';
import { rememberedLogin as rememberedLoginPlace, socialChannel as socialChannelPlace } from './places';
import { fit, type StoredKey, typed } from './stored-key';

export const rememberedLogin = /* @__PURE__ */ typed(rememberedLoginPlace, (raw) =>
  fit(
    v.object({
      type: loginType,
      username: v.optional(v.string()),
      mobileNum: v.optional(v.string()),
      /** Encrypted; absent where the browser cannot keep a password safely. */
      password: v.optional(v.string()),
      merchant: v.string(),
      /** In ms since 1970; after it the record counts as gone. */
      expires: v.number(),
    }),
    raw,
  ),
);

export const socialChannel = /* @__PURE__ */ typed(socialChannelPlace, (raw) =>
  fit(v.picklist(socialChannels), raw),
);

export const mayaEnv = {
  area: 'session',
  name: 'tessera:maya-env',
  owner: 'auth',
  holds: 'where Maya runs, as its landing address named it',
  read: (raw) => fit(v.string(), raw),
} satisfies StoredKey;

export const lineRequest = {
  area: 'session',
  name: 'tessera:line-request',
  owner: 'auth',
  holds: 'state, nonce and return address of a LINE sign-in',
  read: (raw) =>
    fit(
      v.object({
        state: v.string(),
        nonce: v.string(),
        redirectUri: v.string(),
        /** In ms since 1970. */
        expires: v.number(),
      }),
      raw,
    ),
} satisfies StoredKey;

export const telegramState = {
  area: 'session',
  name: 'tessera:telegram-state',
  text: true,
  owner: 'auth',
  holds: 'state of a Telegram sign-in: only an answer with it was asked for by this tab',
  read: (raw) => fit(v.string(), raw),
} satisfies StoredKey;

export const socialPurpose = {
  area: 'session',
  name: 'tessera:social-purpose',
  text: true,
  owner: 'auth',
  holds: 'what a sign-in at a provider that left the page is for, if not for a login',
  read: (raw) => fit(v.picklist(['link', 'reset']), raw),
} satisfies StoredKey;

export const keptProof = {
  area: 'session',
  name: 'tessera:social-proof',
  owner: 'auth',
  holds: 'LINE session token, Telegram auth or identity token to bind (R3.15)',
  read: (raw) => fit(socialProof, raw),
} satisfies StoredKey;
