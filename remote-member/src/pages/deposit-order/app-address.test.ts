/** @jest-environment jsdom */
import { type Environment, environment } from '@tessera/shell/environment';
import { provideVisits } from '@tessera/shell/testing';
import { appAddress } from './app-address';

provideVisits({ merchant: { allow: { payments: ['https://pay.example'] } } });

const phone: Environment = { ...environment(), isMobile: true };

test.each([
  ['UPI://PAY?pa=a@b', 'same'],
  ['bitcoin:bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh?amount=0.01', 'same'],
  ['lightning:lnbc1', 'same'],
  ['ethereum:0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359', 'same'],
  ['https://pay.example/p?1', 'new'],
  ['https://pay.example.evil/p', undefined],
  ['https://a@pay.example/p', undefined],
  ['http://pay.example/p', undefined],
  ['javascript:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['intent://pay#Intent;scheme=upi;end', undefined],
  ['tel:+4412345', undefined],
  ['upi', undefined],
  ['00020126580014br.gov.bcb.pix', undefined],
])('on a phone, the content %j of a QR code opens in the window: %s', (content, window) => {
  expect(appAddress(content, phone)).toEqual(window && { url: content, window });
});

test.each<Partial<Environment>>([
  { isMobile: false },
  { isNativeApp: true },
  { isTelegram: true },
  { isMaya: true },
  { isGcash: true },
])('where no app can be opened (%j), a payment page can', (surroundings) => {
  expect(appAddress('upi://pay?pa=a@b', { ...phone, ...surroundings })).toBeUndefined();
  expect(appAddress('https://pay.example/p', { ...phone, ...surroundings })).toBeDefined();
});
