/** @jest-environment jsdom */
import { isLiffEntry, liffTarget } from './liff';

const here = (address: string) => location.origin + address;
const tokens = '#access_token=a&context_token=c&feature_token=f&id_token=i&client_id=2';

test.each([
  ['/m/home?liff.state=%2Fm%2Factivity%3FreferralCode%3DR1', '/m/activity?referralCode=R1'],
  [`/?liff.state=%2Fm%2Factivity%3FreferralCode%3DR1${tokens}`, '/m/activity?referralCode=R1'],
  // The rest of a link is joined to the address of the LIFF app.
  ['/m?liff.state=%2Factivity', '/m/activity'],
  ['/m/?liff.state=activity%2F', '/m/activity'],
  [`/m/home?tid=7&liff.state=%3FreferralCode%3DR1%23top${tokens}`, '/m/home?tid=7&referralCode=R1#top'],
  [`/?liff.state=${tokens}`, '/'],
  // No link leads to another site.
  ['/?liff.state=%2F%2Fevil.example%2Fm%2Fhome', '//evil.example/m/home'],
  ['/m/home?liff.state=https%3A%2F%2Fevil.example', '/m/home/https://evil.example'],
  // Only the tokens, and the answer to LIFF's own sign-in.
  [`/m/home?tid=7${tokens}`, '/m/home?tid=7'],
  ['/m/home#top&feature_token=f', '/m/home#top'],
  ['/m/login?tid=7&code=c&state=s&liffClientId=2&liffRedirectUri=x&liff.hback=2', '/m/login?tid=7'],
  ['/m/home?error=server_error&error_description=x&liffOAuth2Error=true', '/m/home'],
])('%s leads to %s', (entry, page) => {
  expect(isLiffEntry(new URL(here(entry)))).toBe(true);
  expect(liffTarget(here(entry)).href).toBe(here(page));
});

test.each([
  '/m/home',
  '/m/home?code=00&state=SUCCESS',
  '/m/login#id_token=planted&access_token=planted',
  '/m/activity?liff.ref.source=menu',
  '/m/home?note=liff.state',
])('%s is not from LIFF', (address) => {
  expect(isLiffEntry(new URL(here(address)))).toBe(false);
});
