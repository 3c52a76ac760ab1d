import compress from '@fastify/compress';
import type { Session as SessionAnswer } from '@tessera/console/api';
import fastify from 'fastify';
import { listen } from '../listen';
import { readForwarded } from '../requests';
import type { Store } from '../store';
import {
  type Address,
  checkAddress,
  guard,
  identityProvider,
  sessions as openSessions,
  routesOf,
  signInByLink,
  signInByProvider,
} from './access';
import { serveApp } from './app';
import { jobs as openJobs, serveChanges } from './changes';
import { events as openEvents } from './events';
import { follow, fleet as openFleet, serveFleet } from './fleet';
import { health as openHealth, serveHealth } from './health';
import { serveHistory } from './history';
import { serveTools } from './tools';

export interface ConsoleOptions extends Address {
  readonly store: Store;
  /** Name of the store for people. */
  readonly location: string;
  /** Folder with the built app. */
  readonly app: string;
  /** Name of the operator of this machine, for the audit log. With an identity provider people have their own. */
  readonly operator: string;
  /** Source of the health beacons, as of `release watch`. */
  readonly from?: string | undefined;
  /** File of the key pair for preview links. */
  readonly previewKey?: string | undefined;
  /** Called with errors that no person sees. */
  readonly report: (fault: unknown) => void;
}

/** A request may name ten thousand merchants. */
const MAX_BODY = 2_000_000;

/**
 * Starts the console: the app, and its API over the operations of the command line.
 * @returns the address to open, and a function that stops changes in progress and closes it
 * @throws ReleaseError `console-insecure`, `port-unavailable`, or `file-unreadable` if the app is not built
 */
export async function serveConsole(options: ConsoleOptions) {
  const { store, location, operator, host, port, trust, identity, from, previewKey, report } = options;
  const secure = checkAddress(options);
  const app = fastify({
    forceCloseConnections: true,
    trustProxy: trust.length > 0 && [...trust],
    bodyLimit: MAX_BODY,
  });
  let own = options.origin ?? '';
  const origin = () => own;

  app.addHook('onRequest', async ({ raw }) => readForwarded(raw.headers));
  guard(app, { origin, secure, report });
  await app.register(compress, { global: false, encodings: ['gzip'] });
  await serveApp(app, options.app);
  const sessions = openSessions(secure);
  const route = routesOf(app, sessions);
  const events = openEvents(sessions);
  const fleet = openFleet(store, report);
  const following = follow(store, fleet, { events, report });
  const jobs = openJobs(events, report);
  const health = from === undefined ? undefined : openHealth(from, fleet.statuses);

  events.serve(route);
  serveFleet(route, store, fleet, following);
  serveHistory(route, store, following);
  serveChanges(route, { store, jobs, health, changed: following.now });
  serveTools(route, store, previewKey);
  const stopHealth = health && serveHealth(route, health);

  app.get('/api/entrance', async () => ({ identity: identity !== undefined }));
  route(
    'GET',
    '/session',
    'look',
    async (_request, { name, role, csrf }): Promise<SessionAnswer> => ({
      name,
      role,
      csrf,
      identity: identity !== undefined,
      store: location,
      health: health !== undefined,
      previewLinks: previewKey !== undefined,
    }),
  );
  route('POST', '/sign-out', 'look', async (request, _session, reply) => {
    sessions.end(request, reply);
    return {};
  });

  // The provider needs the final address, so a console with one on this machine has a fixed port.
  own ||= `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const path = identity
    ? signInByProvider(app, sessions, {
        provider: await identityProvider(identity, `${own}/signed-in`),
        origin,
        secure,
      })
    : signInByLink(app, sessions, { name: operator, role: 'configure' });
  app.addHook('preClose', async () => {
    stopHealth?.();
    following.close();
    await jobs.close();
    events.close();
  });
  following.ready.catch(report);
  const listening = await listen(app, { port, host });
  if (options.origin === undefined) own = listening;

  return {
    url: `${own}${path}`,
    close: () => app.close(),
  };
}
