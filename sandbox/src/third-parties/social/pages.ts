import type { FastifyInstance } from 'fastify';
import { signToken } from '../../common';
import { addIdentityService } from './identity-service';
import { addLinePages } from './line';
import { demoPerson } from './people';
import { addTelegramPages } from './telegram';

/** Paths of the login pages, on the second origin. */
export const loginPaths = {
  line: '/line/oauth2/v2.1/authorize',
  telegram: '/telegram/auth',
} as const;

/** The pages and calls of the social providers, on the second origin. */
export function addSocialPages(app: FastifyInstance): void {
  addLinePages(app, loginPaths.line);
  addTelegramPages(app, loginPaths.telegram);
  addIdentityService(app);
  // The Maya app requests a single-use session id from the merchant before it opens the page.
  app.post('/maya/session', async () => ({ sessionId: signToken('maya-session', { sub: demoPerson.sub }) }));
}
