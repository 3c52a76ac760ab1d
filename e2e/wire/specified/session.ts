import { any, type Call, flag, type Names } from '../call';

const device = /^(IPAD|PWA|WEBCLIP)$/;
const deviceId = /^.{36}$/;
const address = /^https?:/;

const identity: Names = {
  lineSessionToken: any,
  firebaseChannel: /^(google|facebook|twitter|phone)$/,
  firebaseIdToken: any,
  telegramAuth: any,
};
const captcha: Names = { geetestChallenge: any, geetestSeccode: any, geetestValidateV4: any };
const registration: Names = {
  registerMethod: /^(APP|H5|WEBCLIP|PWA)$/,
  registerUrl: address,
  linkId: /^\d+$/,
  affiliateCode: any,
  domain: any,
  referralCode: any,
  pixelTrack: any,
  identifying: any,
  login: 'true',
  smsTemplate: any,
};
const entry = ['id', 'token', 'userName', 'customerType', 'firstTimeLogin', 'spanId'];

/** Session and member. */
export const session: readonly Call[] = [
  // The parameter that busts caches has no name in the specification. The sealed body is `value`.
  { row: 'R7.1e', call: 'GET /wps/session/key/rsa', token: 'never', ours: ['t'] },
  {
    row: 'R7.2, R3.4',
    call: 'POST /wps/session/login',
    encrypted: true,
    token: 'never',
    headers: { Device: device, 'Content-Type': 'application/json' },
    body: {
      username: any,
      password: any,
      type: /^(username|sms|firebase|line|telegram)$/,
      isSms: flag,
      ...identity,
      ...captcha,
      captcha: any,
      loginDeviceId: deviceId,
      isOfficialAppLogin: flag,
      device,
    },
    answer: [...entry, 'passwordExpired', 'email', 'ga', 'sms'],
    ours: ['geetestValidate'],
    unsent: {
      captcha: 'the captcha of a login is the one of the geetest fields (R5.3a)',
    },
  },
  {
    row: 'R7.3',
    call: 'POST /wps/session/login/verification',
    encrypted: true,
    token: 'never',
    ours: [
      ...['username', 'type', 'code', 'loginDeviceId'],
      ...['lineSessionToken', 'telegramAuth', 'firebaseChannel', 'firebaseIdToken'],
    ],
  },
  {
    row: 'R7.4',
    call: 'POST /wps/session/login/maya',
    token: 'never',
    body: {
      sessionId: any,
      env: any,
      registerUrl: address,
      affiliateCode: any,
      domain: any,
      loginDeviceId: deviceId,
      device,
    },
    answer: entry,
  },
  {
    row: 'R7.5',
    call: 'POST /wps/session/login/line',
    token: 'never',
    body: { lineSessionToken: any, loginDeviceId: deviceId, device },
    answer: entry,
  },
  {
    row: 'R7.6',
    call: 'POST /wps/session/login/telegram',
    token: 'never',
    body: {
      registerUrl: address,
      affiliateCode: any,
      domain: any,
      referralCode: any,
      telegramAuth: any,
      loginDeviceId: deviceId,
      device,
      linkId: /^\d+$/,
    },
    answer: entry,
  },
  {
    row: 'R7.7, R3.6, R5.6',
    call: 'POST /wps/member/register',
    encrypted: true,
    headers: { ModuleId: 'REG3' },
    body: {
      username: any,
      password: any,
      ...registration,
      ...identity,
      ...captcha,
      loginDeviceId: deviceId,
      isOfficialAppLogin: flag,
      device,
    },
    answer: ['id', 'userName', 'token'],
    ours: ['geetestValidate'],
  },
  {
    row: 'R7.7, R3.6, R5.2',
    call: 'POST /wps/member/register/mobile',
    encrypted: true,
    headers: { ModuleId: 'MOBILENUMREG3' },
    body: { password: any, ...registration, loginDeviceId: deviceId, isOfficialAppLogin: flag, device },
    answer: ['id', 'userName', 'token'],
    ours: [
      ...['mobileNum', 'countryDialingCode', 'smsCode', 'firebaseChannel', 'firebaseIdToken'],
      ...['geetestChallenge', 'geetestSeccode', 'geetestValidate', 'geetestValidateV4'],
    ],
  },
  { row: 'R7.8', call: 'POST /wps/member/register/autoUsername' },
  {
    row: 'R7.9, R3.3',
    call: 'GET /wps/member/info',
    token: 'always',
    answer: ['id', 'account', 'type', 'language', 'clubLabel.labelName', 'clubLabel.labelId'],
  },
  {
    // `merchantCode` can be read as a header and as a field: it is sent as both.
    row: 'R7.10',
    call: 'POST /wps/member/language',
    token: 'always',
    headers: { merchantCode: any },
    body: { language: /^[A-Z-]+$/, merchantCode: any },
  },
];
