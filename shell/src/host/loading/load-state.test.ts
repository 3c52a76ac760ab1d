import type { RemoteModule } from '@tessera/remote';
import { isReplaced, type LoadEvent, type LoadState, reduce } from './load-state';

const code = () => new Promise<RemoteModule>(() => undefined);
const [first, second] = [code(), code()];
const after = (...events: readonly LoadEvent[]): LoadState =>
  events.reduce<LoadState>(reduce, { status: 'idle' });
const requested: LoadEvent = { type: 'requested', code: first };
const loaded: LoadEvent = { type: 'loaded', version: '2.0.0' };
const replaced: LoadEvent = { type: 'replaced', code: second, version: '1.0.0' };
const refused: LoadEvent = { type: 'refused', code: second };

test('a request loads, and its code stays the same when it is ready', () => {
  expect(after(requested)).toEqual({ status: 'loading', code: first, isReplacing: false });
  expect(after(requested, loaded)).toMatchObject({ status: 'ready', code: first, version: '2.0.0' });
});

test('a request after a failure loads again', () => {
  const failed: LoadEvent = { type: 'failed' };
  expect(after(requested, failed)).toEqual({ status: 'failed', code: first });
  expect(after(requested, failed, { type: 'requested', code: second })).toMatchObject({
    status: 'loading',
    code: second,
  });
});

test('code that does not fit is refused, and the end of an earlier load changes nothing', () => {
  expect(after(requested, loaded, refused)).toEqual({ status: 'refused', code: second });
  for (const late of [loaded, { type: 'failed' }, { type: 'notReplaced' }] as const)
    expect(after(requested, refused, late)).toEqual({ status: 'refused', code: second });
});

test('another version takes the place of one that runs or was being loaded', () => {
  for (const before of [[requested], [requested, loaded]])
    expect(after(...before, { type: 'replacing' }, replaced)).toEqual({
      status: 'replaced',
      code: second,
      version: '1.0.0',
    });
});

test('a version counts as replaced from the moment at which another one is being loaded, until that fails', () => {
  expect(isReplaced(after(requested, loaded))).toBe(false);
  expect(isReplaced(after(requested, loaded, { type: 'replacing' }))).toBe(true);
  expect(isReplaced(after(requested, loaded, { type: 'replacing' }, { type: 'notReplaced' }))).toBe(false);
  expect(isReplaced(after(requested, { type: 'replacing' }, replaced))).toBe(true);
  expect(isReplaced(after())).toBe(false);
});
