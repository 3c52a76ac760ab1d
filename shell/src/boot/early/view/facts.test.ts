import { siteStatus } from '@tessera/contract';
import * as v from 'valibot';
import { keyOf, logoOf } from './facts';

const offered = ['EN', 'CN', 'AR'];
const methods = { at: 'login.methods', known: ['username', 'mobile', 'sms'] } as const;
const flags = { at: 'whitelabelVal', known: ['GOOGLELOGIN3', 'LINELOGIN3'] } as const;

describe('the facts of a site, from the status as the gateway sends it', () => {
  test.each([
    [{}, ''],
    [{ login: {} }, ''],
    [{ login: { methods: ['sms', 'username', 'unknown'] } }, 'username,sms'],
    [{ login: 'no group' }, ''],
  ])('%j has the methods "%s", as the parsed status', (raw, key) => {
    expect(keyOf(methods, raw, offered)).toBe(key);
    expect(v.parse(siteStatus, raw).login.methods.join()).toBe(key || 'username');
  });

  test.each([true, 1, '1', 'true', 'yes', false, 0, '0', '', 'unknown', null, undefined])(
    'a flag of %j counts as in the parsed status',
    (value) => {
      const raw = { whitelabelVal: { GOOGLELOGIN3: value } };
      const isOn = v.parse(siteStatus, raw).whitelabelVal.GOOGLELOGIN3;
      expect(keyOf(flags, raw, offered)).toBe(isOn ? 'GOOGLELOGIN3' : '');
    },
  );

  test.each([
    [{}, undefined],
    [{ mobileTemplate: { h5_logo: '/logo.png' } }, '/logo.png'],
    [{ mobileTemplate: { h5_logo: 'javascript:1' } }, undefined],
    [{ resources: [{ resourceType: 'LOGO', url: '/other.png' }] }, '/other.png'],
  ])('the logo of %j is %s', (raw, logo) => {
    expect(logoOf(raw)).toBe(logo);
    const { mobileTemplate, resources } = v.parse(siteStatus, raw);
    expect(mobileTemplate.h5_logo ?? resources.find(({ resourceType }) => resourceType === 'LOGO')?.url).toBe(
      logo,
    );
  });

  test.each([
    [{}, 'many'],
    [{ mobileTemplate: { languages: ['EN'] } }, ''],
    [{ mobileTemplate: { languages: 'EN, CN' } }, 'many'],
    [{ mobileTemplate: { languages: ['FR'] } }, 'many'],
  ])('the choice of languages of %j is "%s"', (raw, key) => {
    expect(keyOf('languages', raw, offered)).toBe(key);
  });

  test.each([
    [undefined, ''],
    [null, ''],
    ['required', 'required'],
    [true, 'true'],
    [21, '21'],
  ])('a plain value of %j has the key "%s"', (value, key) => {
    expect(keyOf({ at: 'register.referralCode' }, { register: { referralCode: value } }, offered)).toBe(key);
  });
});
