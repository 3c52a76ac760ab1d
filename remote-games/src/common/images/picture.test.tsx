/** @jest-environment jsdom */
import { status } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { Picture } from './picture';

const gateway = provideVisits();

// The state of a host lasts for the whole visit, so each test has its own hosts.
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

test('a picture that fails is loaded from the next host, and all other pictures skip the dead host [R9.39]', async () => {
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

test('a host that has delivered counts as dead only after three failures in a row', async () => {
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

test('a host that does not answer within 8 s counts as dead, except the last one', async () => {
  jest.useFakeTimers();
  const shown = show('a.svg');
  await jest.advanceTimersByTimeAsync(1);
  await shown;
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  expect(pictures()).toEqual([`${host('two')}/a.svg`]);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(pictures()).toEqual([`${host('two')}/a.svg`]);
});

test('a picture that no host has is not rendered', async () => {
  await show('a.svg');
  fireEvent.error(picture());
  fireEvent.error(picture());
  expect(pictures()).toEqual([]);
});

test('a picture that no host has delivered is tried again when the gateway is reached again', async () => {
  await show('a.svg');
  fireEvent.error(picture());
  fireEvent.error(picture());
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(pictures()).toEqual([`${host('one')}/a.svg`]));
});

test('without a connection a host does not count as dead', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show('a.svg', 'b.svg');
  fireEvent.error(picture());
  expect(pictures()).toEqual([`${host('two')}/a.svg`, `${host('one')}/b.svg`]);
});
