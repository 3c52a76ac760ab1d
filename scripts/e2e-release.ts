import { rmSync } from 'node:fs';
import { changedBuild } from './product/changed-build';
import { demoHosts } from './product/demo-hosts';
import { publishAll } from './product/publish-all';
import { inWorkspace } from './workspace';

/**
 * Changes the releases of a running end-to-end product: `e2e-release <product> changed <piece>` publishes the next
 * version of a remote, `worker-off` turns the service workers off, `restored` restores the built pieces.
 */
const [product = '', what = 'restored', piece = ''] = process.argv.slice(2);
const place = what === 'changed' ? changedBuild(piece) : undefined;
await publishAll(
  inWorkspace('.tessera', product, 'store'),
  demoHosts(),
  place ? { [piece]: place } : {},
  what === 'worker-off' ? 'off' : undefined,
);
if (place) rmSync(place, { recursive: true });
