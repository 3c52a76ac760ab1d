import { isAllowedAddress } from './allowed-address';

const trusted = [
  'https://*.studio.example',
  'https://play.example.com',
  'https://play.example.net:8443',
  'http://localhost:4300',
  'http://127.0.0.1:*',
];

test.each([
  'https://play.example.com/star?token=1',
  'https://play.example.com:443/star',
  'https://play.example.net:8443/',
  'https://eu.studio.example/star',
  'http://localhost:4300/play/star',
  'http://127.0.0.1:4300/play/star',
])('%s is allowed', (address) => {
  expect(isAllowedAddress(address, trusted)).toBe(true);
});

test.each([
  'http://play.example.com/star',
  'https://play.example.com:8443/star',
  'https://play.example.net/',
  'https://studio.example/',
  'https://evilstudio.example/',
  'https://eu.studio.example:8443/',
  'https://evil.example/play.example.com',
  'https://play.example.com.evil.example/',
  'https://play.example.com@evil.example/',
  'https://user:secret@play.example.com/',
  'http://localhost:9999/',
  'javascript:alert(1)//play.example.com',
  '//play.example.com/star',
  'no address',
])('%s is refused', (address) => {
  expect(isAllowedAddress(address, trusted)).toBe(false);
});

test('plain http is refused to a page that does not run on this machine itself', () => {
  const page = { location: { hostname: 'palace.example' } };
  Object.assign(globalThis, page);
  expect(isAllowedAddress('http://localhost:4300/play/star', trusted)).toBe(false);
  Reflect.deleteProperty(globalThis, 'location');
});

test('with no trusted origin every address is refused', () => {
  expect(isAllowedAddress('https://play.example.com/', [])).toBe(false);
});

test('where the description does not say, every https address without credentials is allowed', () => {
  expect(isAllowedAddress('https://any.example:8443/star', undefined)).toBe(true);
});

test.each([
  'http://any.example/',
  'https://user:secret@any.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://any.example/1',
])('%s is refused also where the description does not say', (address) => {
  expect(isAllowedAddress(address, undefined)).toBe(false);
});

test.each([
  ['https://pay.example:443', 'https://pay.example/order'],
  ['https://pay.example', 'https://pay.example:443/order'],
  ['https://*.pay.example:443', 'https://eu.pay.example/order'],
])('%s allows %s: the default port may be named', (origin, address) => {
  expect(isAllowedAddress(address, [origin])).toBe(true);
  expect(isAllowedAddress(address.replace('example', 'example:8443').replace(':443', ''), [origin])).toBe(
    false,
  );
});
