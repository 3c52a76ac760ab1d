import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lines, visits, withCanary } from '../../testing/canary';
import { removeFolders } from '../../testing/dists';
import { ended, startRelease } from '../../testing/process';

afterEach(removeFolders);

test('a damaged release costs its own merchant the counts, and does not keep the collector from starting', async () => {
  const { dir } = await withCanary();
  await writeFile(join(dir, 'm/releases/zahra/9.json'), '{');
  const secret = join(dir, 'secret');
  await writeFile(secret, 's'.repeat(32));
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const collector = startRelease(dir, ['collect', '--port', '0', '--secret', secret], {}, [...stdio]);
  try {
    let err = '';
    collector.stderr?.on('data', (chunk) => {
      err += chunk;
    });
    const [said] = await once(collector.stdout ?? collector, 'data');
    const url = String(said).trim();
    const entries = visits(() => 'loaded');
    await fetch(`${url}/entries`, {
      method: 'POST',
      body: lines(entries),
      headers: { authorization: `Bearer ${'s'.repeat(32)}` },
    });
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain(`tessera_collector_entries_total{result="counted"} ${entries.length}`);
    collector.kill('SIGTERM');
    expect(await ended(collector)).toBe(0);
    expect(err).toMatch(/^zahra: \/m\/releases\/zahra\/9\.json is no release: .*\nFaults now: 1\.\n$/);
  } finally {
    collector.kill('SIGKILL');
  }
}, 60_000);
