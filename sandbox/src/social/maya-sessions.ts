import type { FastifyInstance } from 'fastify';
import { demoPerson } from './people';
import { seal } from './sealed-token';

/** What the Maya app asks a merchant for before it opens the page: a session id that is good once. */
export function addMayaSessions(app: FastifyInstance): void {
  app.post('/maya/session', async () => ({ sessionId: seal('maya-session', { sub: demoPerson.sub }) }));
}
