import { rmSync } from 'node:fs';
import { changedBuild } from './product/changed-build';
import { demoHosts } from './product/demo-hosts';
import { publishAll } from './product/publish-all';
import { inWorkspace } from './workspace';

/**
 * Releases anew in the store of a running end-to-end product: `e2e-release <product> changed <piece>` brings a next
 * version of a remote, `worker-off` takes the service workers away, `restored` brings the built pieces back.
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
