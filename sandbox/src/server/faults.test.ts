import { clientOf } from '../testing/client';
import { sandboxForTests } from '../testing/sandbox';

const sandbox = sandboxForTests();
const path = '/wps/relay/GCSGAME_gameList';
const call = () => clientOf(sandbox().url).request(`${path}?limit=1`);
const setFault = (fault: unknown) =>
  fetch(`${sandbox().url}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof fault === 'string' ? fault : JSON.stringify(fault),
  });

afterEach(() => fetch(`${sandbox().url}/__sandbox/faults`, { method: 'DELETE' }));

test('a fault applies `times` times, then the path answers normally', async () => {
  expect((await setFault({ path, status: 502, times: 2 })).status).toBe(204);
  expect([(await call()).status, (await call()).status, (await call()).status]).toEqual([502, 502, 200]);
});

test('an object as body is sent as JSON, a text unchanged', async () => {
  await setFault({ path, body: { success: false, errorCode: 'TOO_MANY_REQUEST' } });
  await setFault({ path, body: '{"success":tru' });
  expect(await (await call()).json()).toEqual({ success: false, errorCode: 'TOO_MANY_REQUEST' });
  expect(await (await call()).text()).toBe('{"success":tru');
});

test('a dropped connection returns no answer', async () => {
  await setFault({ path, drop: true });
  await expect(call()).rejects.toThrow('fetch failed');
  expect((await call()).status).toBe(200);
});

test('a delay only delays the answer', async () => {
  await setFault({ path, delayMs: 150 });
  const start = performance.now();
  const answer = await (await call()).json();
  expect(performance.now() - start).toBeGreaterThanOrEqual(145);
  expect(answer).toMatchObject({ success: true });
});

test('a cleared fault does not apply', async () => {
  await setFault({ path, status: 500 });
  await fetch(`${sandbox().url}/__sandbox/faults`, { method: 'DELETE' });
  expect((await call()).status).toBe(200);
});

test('a fault also applies to a path that the sandbox does not have', async () => {
  await setFault({ path: '/wps/system/country', body: { success: true, value: {} } });
  const answer = await clientOf(sandbox().url).get('/wps/system/country');
  expect(answer).toEqual({ success: true, value: {} });
});

test.each([
  ['an unknown field', { path, status: 500, oops: 1 }, /oops/],
  ['no path', { status: 500 }, /path/],
  ['a path that no call has', { path: '/m/home', status: 500 }, /below \/wps\//],
  ['no effect', { path }, /at least one of/],
  ['an invalid status', { path, status: 42 }, /status/],
  ['a dropped connection with a status', { path, drop: true, status: 500 }, /neither/],
  ['zero times', { path, status: 500, times: 0 }, /times/],
  ['broken JSON', '{"path":', /JSON/i],
])('%s is a 400 that says why', async (_what, fault, why) => {
  const response = await setFault(fault);
  expect(response.status).toBe(400);
  expect((await response.json()).error).toMatch(why);
});
