import { folderPicture, gameOf } from '../catalog';
import { photographOf, artworkOf } from '../artwork';
import { assetNames, bannerNames, drawBanner, drawBrand, homeScreenIcon, iconSizes, webClip, type Merchant } from '../merchants';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

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

const encoders = { br: brotliCompressSync, gzip: gzipSync } as const;
type Encoding = keyof typeof encoders;

const kept = new Map<string, Buffer>();

/** The text in the best encoding that the browser takes; each is packed once. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const offered = [request.headers['accept-encoding'] ?? []].flat().join(',');
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(offered));
  reply.header('vary', 'accept-encoding');
  return encoding
    ? reply.header('content-encoding', encoding).send(packed(text, encoding))
    : reply.send(text);
}

function packed(text: string, encoding: Encoding): Buffer {
  const key = `${encoding} ${text}`;
  const bytes = kept.get(key) ?? encoders[encoding](text);
  kept.set(key, bytes);
  return bytes;
}

/** What a vendor's script leaves behind, so that a test can see that it ran. */
const script = "document.documentElement.dataset.liveChat = 'ready';";

/** The script of the demo's chat vendor (R7.38). */
export function addLiveChatScript(app: FastifyInstance): void {
  app.get('/wps/sandbox-assets/support/live-chat.js', async (_request, reply) =>
    reply.type('text/javascript').header('x-content-type-options', 'nosniff').send(script),
  );
}
