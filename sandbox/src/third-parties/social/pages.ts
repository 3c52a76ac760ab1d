import { addIdentityService } from './identity-service';
import { addLinePages } from './line';
import { addTelegramPages } from './telegram';
import { demoPerson } from './people';
import { seal } from '../../common';
import type { FastifyInstance } from 'fastify';

/** Where the stand-ins of third parties are, on the second origin. */
export const thirdPartyPaths = {
  lineAuthorize: '/line/oauth2/v2.1/authorize',
  telegramAuthorize: '/telegram/auth',
} as const;

/** The third parties that a sign-in leads to, on an origin that is not the merchant's. */
export function addThirdParties(app: FastifyInstance): void {
  addLinePages(app, thirdPartyPaths.lineAuthorize);
  addTelegramPages(app, thirdPartyPaths.telegramAuthorize);
  addMayaSessions(app);
  addIdentityService(app);
}

/** What the Maya app asks a merchant for before it opens the page: a session id that is good once. */
export function addMayaSessions(app: FastifyInstance): void {
  app.post('/maya/session', async () => ({ sessionId: seal('maya-session', { sub: demoPerson.sub }) }));
}
