import { once } from 'node:events';
import { appendFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { statusOf } from '../../../operations/status/status';
import { openFolderStore } from '../../../store/folder-store';
import { lines, visits, withCanary } from '../../../testing/canary';
import { removeFolders } from '../../../testing/dists';
import { freePort } from '../../../testing/nginx';
import { operator } from '../../../testing/operator';
import { ended, startRelease } from '../../../testing/process';

afterEach(removeFolders);

const crashing = visits(() => 'crash');

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
  expect(ran.out).toContain(
    'games@2.1.0 is not rolled back automatically: anybody can have sent the reports.',
  );
  expect(ran.out.match(/not rolled back/g)).toHaveLength(1);
  expect(await versions()).toHaveLength(2);
  const json = await release(`watch --all --from ${log} --once --json`);
  expect(JSON.parse(json.out.split('\n')[0] ?? '')).toMatchObject({ alert: 'games@2.1.0', basis: 'anyone' });
});

test('an unreadable log and a watch without merchants are refused', async () => {
  const { dir, release, log } = await withCanary();
  expect(await release(`watch --all --from ${join(dir, 'none')} --once`)).toMatchObject({
    code: 2,
    err: expect.stringContaining('cannot be read'),
  });
  const away = `http://127.0.0.1:${await freePort()}`;
  expect(await release(`watch --all --from ${away} --once`)).toMatchObject({
    code: 1,
    err: expect.stringContaining(`${away}/ is not reached: connect ECONNREFUSED`),
  });
  expect(await release(`watch --from ${log} --once`)).toMatchObject({
    code: 2,
    err: expect.stringContaining('--merchant'),
  });
});

test('--once judges all of standard input', async () => {
  const { release, versions } = await withCanary();
  const { code, out } = await release('watch --all --from - --once', lines(crashing).trim().split('\n'));
  expect(code).toBe(5);
  expect(out).toContain('games@2.1.0 failed in 40 of 40');
  expect(await versions()).toEqual([{ version: '2.0.0', weight: 100 }]);
});

test('--once says what it has read, and exits with 6 if it saw no page of a version', async () => {
  const { release, log } = await withCanary();
  const watch = `watch --all --from ${log} --once`;
  expect(await release(watch)).toMatchObject({
    code: 6,
    out: expect.stringMatching(
      /^games@2\.1\.0 was not judged: no visitor’s page with games@2\.1\.0 was seen\.\nRead 0 pages and 0 beacons\.\n$/m,
    ),
  });
  // No line says which pages were requested, so that anybody can have sent the beacons.
  const good = visits(() => 'loaded');
  await writeFile(log, lines(good.filter((one) => 'value' in one)));
  expect(await release(watch)).toMatchObject({
    code: 6,
    out: expect.stringContaining('Read 0 pages and 80 beacons.'),
  });
  await writeFile(log, lines(good.filter(({ source }) => source?.startsWith('other'))));
  const { code, out } = await release(`${watch} --json`);
  expect(code).toBe(6);
  expect(JSON.parse(out)).toMatchObject({
    unjudged: [{ canary: 'games@2.1.0', unseen: 'games@2.0.0' }],
    read: { pages: 40, beacons: 40 },
  });
});

test('--once exits with 6 if it could read no merchant, and with 0 if no version is rolled out in part', async () => {
  const { dir, log, release } = await withCanary();
  expect(await release(`watch --merchant nobody --from ${log} --once`)).toMatchObject({ code: 6 });
  const empty = await operator(join(dir, 'empty'))(`watch --all --from ${log} --once`);
  expect(empty).toMatchObject({
    code: 6,
    err: expect.stringContaining('--store: No merchant has a release.'),
  });
  await release('roll-back games@2.1.0 --all');
  expect(await release(`watch --all --from ${log} --once`)).toMatchObject({
    code: 0,
    out: 'No version in a partial roll-out was found.\n',
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

/**
 * Runs a watch until it is stopped.
 * @returns its output so far, and functions that wait for a text on standard error and stop it
 */
function watching(dir: string, options: string) {
  const stopping = new AbortController();
  const waiting = new Set<() => void>();
  let err = '';
  const release = operator(dir, stopping.signal, {}, (text) => {
    err += text;
    for (const wake of waiting) wake();
  });
  const ran = release(`watch ${options} --every 0.1`);
  return {
    /** Waits until standard error contains a text, `count` times. */
    says: (text: string, count = 1) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (err.split(text).length > count) resolve();
        };
        waiting.add(look);
        look();
      }),
    stop: () => {
      stopping.abort();
      return ran;
    },
  };
}

test('a log that is away while it is rotated is reported once, and read when it is back', async () => {
  const { dir, log, versions } = await withCanary();
  await rename(log, `${log}.1`);
  const watch = watching(dir, `--all --from ${log}`);
  await watch.says('cannot be read');
  // Whole at once, because the first check with the log could find a part of it.
  await writeFile(`${log}.new`, lines(crashing));
  await rename(`${log}.new`, log);
  await watch.says('Faults now: 0.');
  expect(await versions()).toEqual([{ version: '2.0.0', weight: 100 }]);
  await rename(log, `${log}.2`);
  await watch.says('cannot be read', 2);
  const { code, out, err } = await watch.stop();
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('rolled back at 1 of 1') });
  const away = [expect.stringMatching(/^--from: .*beacons\.ndjson cannot be read/), 'Faults now: 1.'];
  expect(err.trim().split('\n')).toEqual([...away, 'Faults now: 0.', ...away]);
});

/** The torn file of an interrupted release of a merchant. */
const torn = (dir: string, merchant: string) => join(dir, 'm/releases', merchant, '9.json');

test('a damaged release costs its merchant the roll-back until it is mended, and nobody else', async () => {
  const { dir, log, release, versions } = await withCanary();
  const zahra = async () => (await statusOf(openFolderStore(dir), 'zahra')).remotes.games;
  await release('roll-out games@2.1.0 --merchant zahra --percent 10');
  await writeFile(torn(dir, 'zahra'), '{');
  const watch = watching(dir, `--all --from ${log} --least-merchants 1`);
  await watch.says('zahra: /m/releases/zahra/9.json is no release');
  await rm(torn(dir, 'zahra'));
  await watch.says('Faults now: 0.');
  await writeFile(torn(dir, 'zahra'), '{}');
  await watch.says('Faults now: 1.', 2);
  await writeFile(log, lines(crashing));
  await watch.says('games@2.1.0 at zahra: /m/releases/zahra/9.json is no release');
  expect(await versions()).toEqual([{ version: '2.0.0', weight: 100 }]);
  await rm(torn(dir, 'zahra'));
  await watch.says('Faults now: 0.', 2);
  expect(await zahra()).toEqual([{ version: '2.0.0', weight: 100 }]);
  const { code, out } = await watch.stop();
  expect(code).toBe(0);
  expect(out.match(/rolled back at \d of \d merchants/g)).toEqual([
    'rolled back at 1 of 2 merchants',
    'rolled back at 1 of 1 merchants',
  ]);
});

test('--once names the merchants that it did without, and judges the others', async () => {
  const { dir, log, release } = await withCanary();
  await writeFile(torn(dir, 'zahra'), '{');
  await writeFile(log, lines(visits(() => 'loaded')));
  const all = await release(`watch --all --from ${log} --once`);
  expect(all).toMatchObject({ code: 4, err: expect.stringContaining('/m/releases/zahra/9.json') });
  expect(all.out).toContain('games@2.1.0');
  const named = await release(`watch --merchant aurora --merchant nobody --from ${log} --once`);
  expect(named).toMatchObject({ code: 4, err: 'nobody: This merchant has no release.\nFaults now: 1.\n' });
  await writeFile(log, lines(crashing));
  const worse = await release(`watch --all --from ${log} --once`);
  expect(worse).toMatchObject({ code: 5, err: all.err });
});

test('a canary that its only merchant refuses to roll back is still a problem', async () => {
  const { dir, log, release, versions } = await withCanary();
  await writeFile(join(dir, 'merchants/aurora/9.json'), '{');
  await writeFile(log, lines(crashing));
  const { code, out, err } = await release(`watch --all --from ${log} --once`);
  expect({ code, out }).toEqual({
    code: 5,
    out: expect.stringContaining('rolled back at 0 of 1 merchants. games'),
  });
  expect(err).toMatch(
    /^games@2\.1\.0 at aurora: \/merchants\/aurora\/9\.json is no description .*\. Restore it/,
  );
  expect(await versions()).toHaveLength(2);
});
