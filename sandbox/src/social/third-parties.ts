import type { FastifyInstance } from 'fastify';
import { addIdentityService } from './identity-service';
import { addLinePages } from './line-pages';
import { addMayaSessions } from './maya-sessions';
import { addTelegramPages } from './telegram-pages';

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
