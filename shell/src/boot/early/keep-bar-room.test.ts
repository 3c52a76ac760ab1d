/** @jest-environment jsdom */
import { keepBarRoom } from './keep-bar-room';

const BAR = 'tessera:download-bar';
const room = () => document.documentElement.style.getPropertyValue('--bar-room');
const keep = (bar: object) => localStorage.setItem(BAR, JSON.stringify(bar));

beforeEach(() => history.replaceState(null, '', '/m/home'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('style');
});

test.each<[string, () => void, string]>([
  ['none', () => {}, ''],
  ['a bar', () => keep({ height: 64, member: false }), '64px'],
  ['a bar that only a member saw', () => keep({ height: 64, member: true }), ''],
  ['something else', () => keep({ height: 4_000 }), ''],
])('the place of the bar, when the last page had %s', (_what, before, expected) => {
  jest.spyOn(console, 'warn').mockImplementation();
  before();
  keepBarRoom();
  expect(room()).toBe(expected);
  jest.restoreAllMocks();
});

test('a member’s bar keeps its place for a member', () => {
  keep({ height: 72, member: true });
  sessionStorage.setItem('tessera:session', '{}');
  keepBarRoom();
  expect(room()).toBe('72px');
});

test('until the page is scrolled, no element of it holds its place in the window', () => {
  const { style } = document.documentElement;
  const setProperty = jest.spyOn(style, 'setProperty');
  const removeProperty = jest.spyOn(style, 'removeProperty');
  keep({ height: 64, member: false });
  keepBarRoom();
  expect(setProperty).toHaveBeenCalledWith('overflow-anchor', 'none');
  expect(removeProperty).not.toHaveBeenCalled();
  dispatchEvent(new Event('scroll'));
  expect(removeProperty).toHaveBeenCalledWith('overflow-anchor');
  jest.restoreAllMocks();
});

test.each<[string, () => void]>([
  ['the visitor has closed the bar [R4.23b]', () => sessionStorage.setItem('hideDownloadBar', '1')],
  ['the page needs the whole screen', () => history.replaceState(null, '', '/m/login')],
])('nothing is kept when %s', (_why, before) => {
  keep({ height: 64, member: false });
  before();
  keepBarRoom();
  expect(room()).toBe('');
});
