import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assemble, openFolderStore, publish } from '@tessera/release';
import { demoHosts } from '../../product/demo-hosts';
import { inWorkspace } from '../../workspace';
import { runLimited } from '../run-limited';
import type { Count } from './count';

/** A remote that a first visit needs. */
const REMOTE = 'remote-games';

/** In ms. */
const LIMIT = 120_000;

/**
 * Builds a remote without a cache, which takes longer than any rebuild, publishes it with the best compression, and
 * releases it for a merchant.
 */
export async function countRebuild(stop: AbortSignal): Promise<Count> {
  const dir = await mkdtemp(path.join(tmpdir(), 'tessera-bench-'));
  try {
    const [merchant] = demoHosts();
    if (!merchant) throw new Error('There is no merchant to release for.');
    const store = openFolderStore(path.join(dir, 'store'));
    const shell = await publish(store, inWorkspace('shell/dist'), { tagged: true, fast: true });

    const out = path.join(dir, 'dist');
    const started = performance.now();
    await runLimited(
      [inWorkspace('shared/build/bin/tessera-build.mjs'), 'build', '--no-cache', '--output-path', out],
      { cwd: inWorkspace(REMOTE), limit: LIMIT, stop },
    );
    const { name, version } = await publish(store, out, { tagged: true });
    await assemble(store, {
      merchant,
      shell: shell.version,
      remotes: { [name]: [{ version, weight: 1 }] },
    });
    const value = (performance.now() - started) / 1000;
    return { label: `Build, publish and release \`${REMOTE}\``, value, unit: 's', goal: 10 };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
