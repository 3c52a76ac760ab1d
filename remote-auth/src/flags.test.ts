/** @jest-environment jsdom */
import type { Flag } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { currentSite, refreshSite } from '@tessera/shell/site';
import { captchaNeeded } from './common/captcha/needed';
import { mustChangePassword } from './common/destination';
import { pendingProof, proofForRegistration } from './common/pending-proof';
import { countryRules } from './common/phone/use-phone';
import { bindingFor } from './features/social/binding';
import { offeredProviders } from './features/social/offered-providers';
import { fixedPassword } from './pages/register/registration-request';
import { path, provideSurroundings } from './testing/screen';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));

const { gateway, startAnew } = provideSurroundings();
const proof = { lineSessionToken: 'line-1' };

/** Everything in login and registration that flags decide. */
const decisions = () => ({
  channels: offeredProviders({ site: currentSite(), environment: environment() }, ['telegram']).map(
    ({ channel }) => channel,
  ),
  captchas: (['login', 'sms', 'register'] as const).filter((place) => captchaNeeded(place)),
  registration: bindingFor(proof, 'unknown').register,
  registersUnasked: bindingFor(proof, 'unknown').automatic,
  registrationBringsProof: 'lineSessionToken' in proofForRegistration(),
  numberHasPassword: fixedPassword() === undefined,
  country: countryRules(),
  forcesNewPassword: mustChangePassword({ passwordExpired: true }, 'username'),
});
type Decisions = ReturnType<typeof decisions>;

const none: Decisions = {
  channels: [],
  captchas: [],
  registration: undefined,
  registersUnasked: false,
  registrationBringsProof: false,
  numberHasPassword: false,
  country: { shown: false, disabled: false },
  forcesNewPassword: false,
};

async function withFlags(flags: readonly Flag[], test = true): Promise<Decisions> {
  const whitelabelVal = Object.fromEntries(flags.map((flag) => [flag, true]));
  const smsProvider = { authDomain: 'a.example', googleWebClientId: 'g', facebookAppId: 'f' };
  gateway.on(path.status, {
    success: true,
    value: {
      whitelabelVal,
      test,
      defaultPassword: 'Default-2026',
      smsProvider,
      gw: { LINE_CLIENT_ID: '20' },
    },
  });
  await refreshSite();
  return decisions();
}

beforeEach(async () => {
  await startAnew();
  pendingProof.set(proof);
});

test('without flags there are no social channels, no captchas and no new accounts for unknown persons [R6.5b]', async () => {
  expect(await withFlags([])).toEqual(none);
});

test.each<[Flag, Partial<Decisions>]>([
  ['GOOGLELOGIN3', { channels: ['google'] }],
  ['FACEBOOKLOGIN3', { channels: ['facebook'] }],
  ['TWITTERLOGIN3', { channels: ['twitter'] }],
  ['LINELOGIN3', { channels: ['line'] }],
  ['TELEGRAMLOGIN3', { channels: ['telegram'] }],
  ['GEETEST3', { captchas: ['login', 'register'] }],
  ['GEETESTVCODE3', { captchas: ['sms'] }],
  ['GEETESTTEST3', { captchas: ['login', 'sms', 'register'] }],
  ['FIREBASECREATEACC3', { registration: 'call', registersUnasked: true, registrationBringsProof: true }],
  ['SSOMANUALREG3', { registration: 'page' }],
  ['MOBILENUMPASSREG3', { numberHasPassword: true }],
  ['UPDATEMOBILEICC3', { country: { shown: true, disabled: false } }],
  ['DISABLEDMOBILEICC3', { country: { shown: false, disabled: true } }],
  ['PWDEXPFORCECHANGE3', { forcesNewPassword: true }],
])('%s alone has its effect on login and registration, and no other [R6.5b]', async (flag, change) => {
  expect(await withFlags([flag])).toEqual({ ...none, ...change });
});

test('GEETESTTEST3 has no effect on a site that is not a test site', async () => {
  expect((await withFlags(['GEETESTTEST3'], false)).captchas).toEqual([]);
});
