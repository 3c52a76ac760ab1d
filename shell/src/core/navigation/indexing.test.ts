/** @jest-environment jsdom */
import { canonicalPath, markForSearch } from './indexing';

const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');

test.each([
  'home',
  'login',
  'register',
  'sports',
  'live',
  'rng',
  'table',
  'fish',
  'pvp',
  'crash',
  'arcade',
  'elott',
  'activity',
  'news',
  'download',
  'app',
])('search engines may show /m/%s, and no state below it [R2.23]', (name) => {
  markForSearch(`/m/${name}`);
  expect([robots(), canonical()]).toEqual(['index, follow', `http://localhost/m/${name}`]);
  markForSearch(`/m/${name}/7`);
  expect([robots(), canonical()]).toEqual(['noindex', undefined]);
});

test.each(['/m/member/home', '/m/wallet', '/m/launchGame', '/m/nowhere', '/m/homes', '/login'])(
  'search engines do not show %s [R2.23]',
  (path) => {
    markForSearch(path);
    expect([robots(), canonical()]).toEqual(['noindex', undefined]);
  },
);

test.each([
  ['/', '/m/home'],
  ['/m', '/m/home'],
  ['/m/', '/m/home'],
  ['/m/index', '/m/home'],
  ['/m/index.html', '/m/home'],
  ['/m/register.html', '/m/register'],
  ['/m/sports/', '/m/sports'],
])('search engines know %s as %s', (path, known) => {
  expect(canonicalPath(path)).toBe(known);
});

test('a page has one mark of each kind after any number of navigations', () => {
  for (const path of ['/m/home', '/m/wallet', '/m/login', '/m/home']) markForSearch(path);
  expect(document.querySelectorAll('meta[name=robots], link[rel=canonical]')).toHaveLength(2);
});
