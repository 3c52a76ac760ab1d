/** @jest-environment jsdom */
import type { Flag } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { currentSite, refreshSite } from '@tessera/shell/site';
import { bindingFor } from '../binding/binding';
import { captchaNeeded } from '../captcha';
import { mustChangePassword } from '../destination/after-login';
import { countryRules } from '../phone/country-rules';
import { mobileHasPassword } from '../registration/registration-request';
import { keptProof, proofForRegistration } from '../social/kept-proof';
import { offeredProviders } from '../social/providers';
import { path, provideSurroundings } from '../testing/screen';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));

const { gateway, startAnew } = provideSurroundings();
const proof = { lineSessionToken: 'line-1' };
const telegram = { botId: '7', authDomain: 'a.example' };

/** Everything that the flags decide of signing in and registering. */
const entrance = () => ({
  channels: offeredProviders({ site: currentSite(), environment: environment(), telegram }).map(
    ({ channel }) => channel,
  ),
  captchas: (['login', 'sms', 'register'] as const).filter((place) => captchaNeeded(place)),
  registration: bindingFor(proof, 'unknown').register,
  registersUnasked: bindingFor(proof, 'unknown').automatic,
  registrationBringsProof: 'lineSessionToken' in proofForRegistration(),
  numberHasPassword: mobileHasPassword(),
  country: countryRules(),
  forcesNewPassword: mustChangePassword({ passwordExpired: true }, 'username'),
});
type Entrance = ReturnType<typeof entrance>;

const none: Entrance = {
  channels: [],
  captchas: [],
  registration: undefined,
  registersUnasked: false,
  registrationBringsProof: false,
  numberHasPassword: false,
  country: { shown: false, disabled: false },
  forcesNewPassword: false,
};

async function withFlags(flags: readonly Flag[], test = true): Promise<Entrance> {
  const whitelabelVal = Object.fromEntries(flags.map((flag) => [flag, true]));
  const smsProvider = { authDomain: 'a.example', googleWebClientId: 'g', facebookAppId: 'f' };
  gateway.on(path.status, {
    success: true,
    value: { whitelabelVal, test, smsProvider, gw: { LINE_CLIENT_ID: '20' } },
  });
  await refreshSite();
  return entrance();
}

beforeEach(async () => {
  await startAnew();
  keptProof.set(proof);
});

test('without a flag there is no social channel, no captcha and no new account for a stranger [R6.5b]', async () => {
  expect(await withFlags([])).toEqual(none);
});

test.each<[Flag, Partial<Entrance>]>([
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
])(
  '%s alone changes the login and the registration as it should, and nothing else of them [R6.5b]',
  async (flag, change) => {
    expect(await withFlags([flag])).toEqual({ ...none, ...change });
  },
);

test('GEETESTTEST3 asks members of a site that is no test site for no captcha', async () => {
  expect((await withFlags(['GEETESTTEST3'], false)).captchas).toEqual([]);
});
