import { once } from 'node:events';
import { appendFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { visits, withCanary } from '../../testing/canary';
import { removeFolders } from '../../testing/dists';
import { ended, startRelease } from '../../testing/process';

afterEach(removeFolders);

const crashing = visits(() => 'crash');
const lines = (beacons: readonly unknown[]) => beacons.map((one) => `${JSON.stringify(one)}\n`).join('');

test('a canary that crashes is rolled back with a reason; invalid lines of the log are ignored', async () => {
  const { release, log, versions } = await withCanary();
  await writeFile(log, `no beacon\n{"merchant":7}\n${lines(crashing)}{"merchant":"aurora","val`);
  const dry = await release(`watch --all --from ${log} --once --dry-run`);
  expect(dry.out).toContain(
    'games@2.1.0 would be rolled back at 1 of 1 merchants. games@2.1.0 failed in 40 of 40',
  );
  expect(await versions()).toHaveLength(2);
  const ran = await release(`watch --all --from ${log} --once`);
  expect(ran.code).toBe(5);
  expect(ran.out).toContain('games@2.1.0 rolled back at 1 of 1 merchants.');
  expect(await versions()).toEqual([{ version: '2.0.0', weight: 100 }]);
});

test('a good canary stays, and --once prints the comparison', async () => {
  const { release, log, versions } = await withCanary();
  await writeFile(log, lines(visits((visitor) => (visitor < 1 ? 'crash' : 'loaded'))));
  const { code, out } = await release(`watch --merchant aurora --from ${log} --once --json`);
  expect(code).toBe(0);
  expect(await versions()).toHaveLength(2);
  expect(JSON.parse(out).canaries).toMatchObject([
    { canary: 'games@2.1.0', against: '2.0.0', respect: 'failures', uses: [40, 40] },
  ]);
});

test('crashes of one source are an alert, which is printed once and changes nothing', async () => {
  const { release, log, versions } = await withCanary();
  await writeFile(log, lines(crashing.map((entry) => ({ ...entry, source: 'one' }))));
  const ran = await release(`watch --all --from ${log} --once`);
  expect(ran.code).toBe(5);
  expect(ran.out).toContain('games@2.1.0 is not rolled back automatically');
  expect(ran.out.match(/not rolled back/g)).toHaveLength(1);
  expect(await versions()).toHaveLength(2);
  const json = await release(`watch --all --from ${log} --once --json`);
  expect(JSON.parse(json.out.split('\n')[0] ?? '')).toMatchObject({ alert: 'games@2.1.0' });
});

test('an unreadable log and a watch without merchants are refused', async () => {
  const { dir, release, log } = await withCanary();
  expect(await release(`watch --all --from ${join(dir, 'none')} --once`)).toMatchObject({
    code: 2,
    err: expect.stringContaining('cannot be read'),
  });
  expect(await release(`watch --from ${log} --once`)).toMatchObject({
    code: 2,
    err: expect.stringContaining('--merchant'),
  });
});

test('it polls a URL for new beacons until it is stopped', async () => {
  const { dir, versions } = await withCanary();
  const asked: string[] = [];
  const gateway = createServer((request, response) => {
    asked.push(request.url ?? '');
    const first = request.url?.endsWith('after=0');
    response.end(JSON.stringify({ next: crashing.length, beacons: first ? crashing : [] }));
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const address = gateway.address();
  const from = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/beacons`;
  const watching = startRelease(dir, ['watch', '--all', '--from', from, '--every', '0.1']);
  try {
    const [said] = await once(watching.stdout ?? watching, 'data');
    expect(String(said)).toContain('rolled back');
    expect(await versions()).toEqual([{ version: '2.0.0', weight: 100 }]);
    watching.kill('SIGTERM');
    expect(await ended(watching)).toBe(0);
    expect(asked.slice(0, 1)).toEqual(['/beacons?after=0']);
  } finally {
    watching.kill('SIGKILL');
    gateway.closeAllConnections();
    gateway.close();
  }
}, 60_000);

test('it reads a growing log', async () => {
  const { dir, log, versions } = await withCanary();
  const watching = startRelease(dir, ['watch', '--all', '--from', log, '--every', '0.1']);
  try {
    const said = once(watching.stdout ?? watching, 'data');
    for (let at = 0; at < crashing.length; at += 8) await appendFile(log, lines(crashing.slice(at, at + 8)));
    expect(String((await said)[0])).toContain('rolled back');
    expect(await versions()).toEqual([{ version: '2.0.0', weight: 100 }]);
  } finally {
    watching.kill('SIGKILL');
  }
}, 60_000);
