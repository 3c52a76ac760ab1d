import { customerServiceTypes, defaultFooterNav, type SiteStatus } from '@tessera/contract';
import { languages } from '@tessera/i18n';
import CryptoJS from 'crypto-js';
import { demoMerchants } from '../../merchants';
import { assetNames } from '../../merchants/assets';
import { clientOf } from '../../testing/client';
import { sandboxForTests } from '../../testing/sandbox';

const sandbox = sandboxForTests();
const statusOf = async (merchant: string, language = 'EN') =>
  (await clientOf(sandbox().url, { merchant, language }).get('/wps/v2/system/status?device=MOBILE'))
    .value as SiteStatus;

/** Decrypts a link like a client: the last 8 characters are the key. */
const decrypted = (link: string | null | undefined) =>
  CryptoJS.DES.decrypt((link ?? '').slice(0, -8), CryptoJS.enc.Utf8.parse((link ?? '').slice(-8)), {
    mode: CryptoJS.mode.ECB,
    padding: CryptoJS.pad.Pkcs7,
  }).toString(CryptoJS.enc.Utf8);

test('the merchants differ in template, language, currency and navigation', async () => {
  const all = await Promise.all(demoMerchants.map(({ code }) => statusOf(code)));
  for (const of of [
    ({ mobileTemplate }: SiteStatus) => mobileTemplate.templateId,
    ({ mobileTemplate }: SiteStatus) => mobileTemplate.languages?.join(),
    ({ currency }: SiteStatus) => currency,
    ({ mobileTemplate }: SiteStatus) => (mobileTemplate.footer_nav ?? defaultFooterNav).join(),
    ({ whitelabelVal }: SiteStatus) => JSON.stringify(whitelabelVal),
  ]) {
    expect(new Set(all.map(of)).size).toBe(demoMerchants.length);
  }
});

test('the merchants offer all languages together, and one of them alone [R1.7] [R1.8] [R1.9]', () => {
  const every = languages.map(({ code }) => code).sort();
  expect([...new Set(demoMerchants.flatMap(({ languages: offered }) => offered))].sort()).toEqual(every);
  const whole = demoMerchants.filter(({ languages: offered }) => offered.length === every.length);
  expect(whole.map(({ code, defaultLanguage }) => [code, defaultLanguage])).toEqual([['mosaic', 'UR']]);
});

test('jade has chat, noor has several wallets, and samba hides deposits [R2.28, R2.29, R2.30]', async () => {
  expect((await statusOf('jade')).whitelabelVal.CBS3).toBe(true);
  expect((await statusOf('noor')).singleWallet).toBe(false);
  const samba = await statusOf('samba');
  expect([samba.depositSwitch, samba.whitelabelVal.CREDITMAR3]).toEqual([true, true]);
});

test('every customer-service link is decrypted by its last eight characters [R3.31]', async () => {
  for (const { code } of demoMerchants) {
    const { customerService } = await statusOf(code);
    expect(customerService.length).toBeGreaterThan(1);
    for (const entry of customerService) {
      expect(customerServiceTypes).toContain(entry.csType);
      expect(decrypted(entry.link ?? entry.path)).toMatch(/^https?:\/\/[^/]+\/\w/);
    }
  }
});

test('titles are in the language of the call', async () => {
  expect((await statusOf('noor', 'AR')).customerService[0]?.title).toBe('واتساب');
});

test('every merchant has its pictures, and they differ', async () => {
  for (const name of assetNames) {
    const pictures = await Promise.all(
      demoMerchants.map(async ({ code }) => {
        const response = await fetch(`${sandbox().url}/wps/sandbox-assets/merchants/${code}/${name}.svg`);
        expect(response.status).toBe(200);
        return response.text();
      }),
    );
    expect(new Set(pictures).size).toBe(demoMerchants.length);
    for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined/);
  }
});

const profileFor = (host: string) =>
  fetch(`${sandbox().url}/wps/sandbox-assets/merchants/jade/app.mobileconfig`, {
    headers: { 'x-forwarded-host': host, 'x-forwarded-proto': 'https' },
  });

test('the iOS profile links to the origin of the request with a marker, and is the same each time', async () => {
  const profile = async (host: string) => (await profileFor(host)).text();
  expect(await profile('jade.example')).toContain(
    '<string>https://jade.example/m/home?pwaType=WEBCLIP</string>',
  );
  expect(await profile('jade.example')).toBe(await profile('jade.example'));
  expect(await profile('a"><b')).not.toContain('"><b');
});

test('the iOS profile has its content type, its payload types and its icon', async () => {
  const answer = await profileFor('jade.example');
  expect(answer.headers.get('content-type')).toBe('application/x-apple-aspen-config');
  const text = await answer.text();
  const read = (key: string) => new RegExp(`<key>${key}</key><(?:string|data)>([^<]+)<`).exec(text)?.[1];
  expect(read('PayloadType')).toBe('Configuration');
  expect(text).toContain('<string>com.apple.webClip.managed</string>');
  expect(read('Label')).toBe('Jade Hall');
  const icon = Buffer.from(read('Icon') ?? '', 'base64');
  expect(icon.subarray(1, 4).toString('latin1')).toBe('PNG');
});

test.each(['games/NOPE.svg', 'merchants/nobody/logo.svg', 'merchants/jade/nothing.svg', 'else'])(
  'there is no asset %s',
  async (path) => {
    expect((await fetch(`${sandbox().url}/wps/sandbox-assets/${path}`)).status).toBe(404);
  },
);
