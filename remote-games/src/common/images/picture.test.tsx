/** @jest-environment jsdom */
import { status } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { Picture } from './picture';

const gateway = provideVisits();

// What one test learns of a host stays for the visit, so each has hosts of its own.
let visit = 0;
const host = (name: string) => `https://${name}${visit}.example`;

async function show(...images: readonly string[]) {
  gateway.on(status, { value: { imageCDN: [host('one'), host('two')] } });
  await act(refreshSite);
  return render(images.map((image) => <Picture key={image} image={image} width={10} height={10} eager />));
}
const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
const picture = (at = 0) => document.querySelectorAll('img')[at] ?? document.body;

beforeEach(() => {
  visit += 1;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a picture that fails is taken from the next host; the dead one is passed over by all others [R9.39]', async () => {
  await show('a.svg', 'b.svg');
  expect(pictures()).toEqual([`${host('one')}/a.svg`, `${host('one')}/b.svg`]);
  fireEvent.error(picture());
  expect(pictures()).toEqual([`${host('two')}/a.svg`, `${host('two')}/b.svg`]);
  cleanup();
  await show('c.svg');
  expect(pictures()).toEqual([`${host('two')}/c.svg`]);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('dead hosts are remembered for the session', async () => {
  await show('a.svg');
  fireEvent.error(picture());
  expect(JSON.parse(sessionStorage.getItem('tessera:dead-image-hosts') ?? '[]')).toContain(host('one'));
});

test('a host that has delivered is not given up for one missing picture, but for three in a row', async () => {
  await show('a.svg', 'b.svg', 'c.svg', 'd.svg', 'e.svg');
  fireEvent.load(picture(0));
  fireEvent.error(picture(1));
  fireEvent.error(picture(2));
  expect(pictures().slice(3)).toEqual([`${host('one')}/d.svg`, `${host('one')}/e.svg`]);
  fireEvent.error(picture(3));
  expect(pictures()).toEqual([
    `${host('one')}/a.svg`,
    ...['b', 'c', 'd', 'e'].map((name) => `${host('two')}/${name}.svg`),
  ]);
});

test('a host that hangs counts as dead after a while, but the last one may take its time', async () => {
  jest.useFakeTimers();
  const shown = show('a.svg');
  await jest.advanceTimersByTimeAsync(1);
  await shown;
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  expect(pictures()).toEqual([`${host('two')}/a.svg`]);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(pictures()).toEqual([`${host('two')}/a.svg`]);
});

test('a picture that no host has leaves its place empty', async () => {
  await show('a.svg');
  fireEvent.error(picture());
  fireEvent.error(picture());
  expect(pictures()).toEqual([]);
});
