import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { folderPicture } from '../games/artwork/folders';
import { photographOf } from '../games/artwork/photograph';
import { artworkOf } from '../games/artwork/store';
import { gameOf } from '../games/catalog';
import { assetNames, bannerNames } from '../merchants/assets';
import { drawBanner, drawBrand } from '../merchants/brand-art';
import { homeScreenIcon, iconSizes } from '../merchants/home-screen-icon';
import type { Merchant } from '../merchants/merchant';
import { webClip } from '../merchants/web-clip';
import { sendCompressed } from './compressed';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

/** The pictures and files of the demo; below /wps/, since that is all that the server of the pages passes on. */
export function addAssetRoutes(app: FastifyInstance, merchants: readonly Merchant[]): void {
  const merchantOf = (code: string) => merchants.find((merchant) => merchant.code === code);

  app.get<{ Params: { code: string } }>('/wps/sandbox-assets/games/:code.svg', async (request, reply) => {
    const game = gameOf(request.params.code);
    return picture(request, reply, FOR_GOOD, game && artworkOf(game).svg);
  });

  app.get<{ Params: { code: string } }>('/wps/sandbox-assets/games/:code.png', async (request, reply) => {
    const game = gameOf(request.params.code);
    if (!game) return missing(reply);
    return reply.header('cache-control', FOR_GOOD).type('image/png').send(photographOf(game));
  });

  app.get<{ Params: { folder: string; code: string } }>(
    '/wps/sandbox-assets/:folder/:code.svg',
    async (request, reply) => {
      const { folder, code } = request.params;
      return picture(request, reply, FOR_AN_HOUR, folderPicture(folder, code));
    },
  );

  app.get<{ Params: { code: string; name: string } }>(
    '/wps/sandbox-assets/merchants/:code/:name.svg',
    async (request, reply) => {
      const merchant = merchantOf(request.params.code);
      const name = assetNames.find((known) => known === request.params.name);
      const banner = bannerNames.find((known) => known === request.params.name);
      const svg =
        merchant && ((name && drawBrand(merchant, name)) ?? (banner && drawBanner(merchant, banner)));
      return picture(request, reply, FOR_AN_HOUR, svg);
    },
  );

  app.get<{ Params: { code: string; size: string } }>(
    '/wps/sandbox-assets/merchants/:code/icon-:size.png',
    async (request, reply) => {
      const merchant = merchantOf(request.params.code);
      const size = iconSizes.find((known) => String(known) === request.params.size);
      if (!merchant || !size) return missing(reply);
      return reply
        .header('cache-control', FOR_AN_HOUR)
        .type('image/png')
        .send(homeScreenIcon(merchant, size));
    },
  );

  app.get<{ Params: { code: string } }>(
    '/wps/sandbox-assets/merchants/:code/app.mobileconfig',
    async (request, reply) => {
      const merchant = merchantOf(request.params.code);
      return merchant
        ? reply
            .header('content-disposition', `inline; filename="${merchant.code}.mobileconfig"`)
            .type('application/x-apple-aspen-config')
            .send(webClip(merchant, originOf(request)))
        : missing(reply);
    },
  );

  app.get('/wps/sandbox-assets/*', async (_request, reply) => missing(reply));
}

function picture(
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string,
  svg: string | undefined,
) {
  if (!svg) return missing(reply);
  reply.type('image/svg+xml').headers({
    'cache-control': cacheControl,
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  return sendCompressed(request, reply, svg);
}

const missing = (reply: FastifyReply) => reply.code(404).type('text/plain').send('No such asset');

/** The origin that the browser asked, before the server of the pages passed the call on. */
function originOf(request: FastifyRequest): string {
  const { 'x-forwarded-proto': proto, 'x-forwarded-host': host } = request.headers;
  return `${proto === 'https' ? 'https' : 'http'}://${typeof host === 'string' ? host : request.host}`;
}
