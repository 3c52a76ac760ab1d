import * as v from 'valibot';
import { recoveryWays } from '../session/reset-password';
import { toggle } from '../wire/scalars';
import { listOf, nameOf, orAbsent, orElse } from '../wire/tolerant';

/** Ways to say who one is that a merchant can offer, in the order of its tabs. */
const loginMethods = ['username', 'mobile', 'sms'] as const;
const registerMethods = ['username', 'mobile'] as const;
export type LoginMethod = (typeof loginMethods)[number];
export type RegisterMethod = (typeof registerMethods)[number];

/** A list of known names; unknown ones are left out. */
const someOf = <T extends string>(known: readonly T[]) =>
  v.pipe(
    listOf(v.string()),
    v.transform((names) => known.filter((name) => names.includes(name))),
  );

/** The same, where a list without any known name is the user name alone. */
const methods = <T extends string>(known: readonly T[], otherwise: T) =>
  v.pipe(
    someOf(known),
    v.transform((found) => (found.length > 0 ? found : [otherwise])),
  );

const shown = orAbsent(toggle);

/** What a merchant asks for at the registration, and where a captcha stands before a call (R3.21, R5.3a). */
export const registerSettings = v.object({
  /** The image captcha of the registration. */
  captcha: orAbsent(v.object({ enabled: toggle })),
  showGeetest: shown,
  showLoginGeetest: shown,
  showSmsGeetest: shown,
  methods: methods(registerMethods, 'username'),
  /** The gateway proposes user names. */
  autoUsername: orElse(toggle, false),
  referralCode: nameOf(['hidden', 'optional', 'required'], 'optional'),
  /** Terms and age are confirmed by a tick. */
  confirmTerms: orElse(toggle, true),
});

/** The ways to sign in. */
export const loginSettings = v.object({
  methods: methods(loginMethods, 'username'),
  /** What proves the owner of an account with a forgotten password; without it, only the customer service helps. */
  recovery: someOf([...recoveryWays, 'social']),
});
