import type { Route } from '../access';
import { sendJson } from '../send-compressed';
import type { Health } from './health';

/** Interval in ms for reading beacons without an open page, so that the series has no gaps. */
const READ = 10_000;

/** Serves the health of all versions. @returns a function that stops reading beacons */
export function serveHealth(route: Route, health: Health): () => void {
  route('GET', '/health', 'look', async (_request, _session, reply) => {
    await health.read();
    return sendJson(reply, health.answer());
  });
  const timer = setInterval(() => health.read(), READ);
  timer.unref();
  return () => clearInterval(timer);
}
