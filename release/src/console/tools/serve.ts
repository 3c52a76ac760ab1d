import { previewLinkOrder, pruneOrder } from '@tessera/console/api';
import * as v from 'valibot';
import { parsePieceVersion } from '../../builds';
import { record } from '../../operations/audit';
import { prune, verifyStore } from '../../operations/maintenance';
import { previewLink, readKeyFile } from '../../operations/preview';
import { explain } from '../../operations/status';
import { ReleaseError } from '../../release-error';
import type { Store } from '../../store';
import type { Route } from '../access';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const device = v.object({
  merchant: v.string(),
  device: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});

/**
 * Serves the other commands: explain, preview link, verify and prune.
 * @param previewKey file of the key pair for preview links
 */
export function serveTools(route: Route, store: Store, previewKey: string | undefined): void {
  route('GET', '/explain', 'look', async ({ query }) => {
    const { merchant, device: id } = v.parse(device, query);
    return explain(store, merchant, id);
  });
  route('POST', '/preview-links', 'roll-out', async ({ body }) => {
    const { merchant, pieces, hours, path } = v.parse(previewLinkOrder, body);
    if (previewKey === undefined)
      throw new ReleaseError('preview-invalid', 'Start the console with --preview-key <file> to make links.');
    const expires = new Date(Date.now() + hours * HOUR);
    const wanted = pieces.map(parsePieceVersion);
    const keys = await readKeyFile(previewKey);
    return { link: await previewLink(store, { merchant, wanted, keys, expires, path }), expires };
  });
  route('POST', '/verify', 'look', () => verifyStore(store));
  route('POST', '/prune', 'configure', async ({ body }, person) => {
    const { keep, days, dry } = v.parse(pruneOrder, body);
    const pruned = await prune(store, { keep, before: new Date(Date.now() - days * DAY), dry });
    if (!dry && pruned.length > 0) {
      const deed = { by: person.name, from: 'console' as const, action: 'prune' as const, pieces: [] };
      await record(store, { ...deed, what: `${pruned.length} versions` }, { releases: {}, refused: 0 });
    }
    return pruned;
  });
}
