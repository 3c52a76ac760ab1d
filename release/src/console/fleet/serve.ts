import type { Published } from '@tessera/console/api';
import { publishedPieces, publishedVersions } from '../../builds';
import type { Store } from '../../store';
import type { Route } from '../access';
import { sendJson } from '../send-compressed';
import type { Fleet } from './fleet';
import type { Following } from './follow';

async function publishedIn(store: Store): Promise<Published> {
  const pieces = await publishedPieces(store);
  return Object.fromEntries(
    await Promise.all(
      pieces.map(async (piece) => [piece, [...(await publishedVersions(store, piece))].reverse()] as const),
    ),
  );
}

/** Serves the table of merchants, and the published versions. */
export function serveFleet(
  route: Route,
  store: Store,
  fleet: Fleet,
  { ready }: Pick<Following, 'ready'>,
): void {
  route('GET', '/fleet', 'look', async (_request, _session, reply) => {
    await ready;
    return sendJson(reply, fleet.answer());
  });
  route('GET', '/published', 'look', () => publishedIn(store));
}
