import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { gameBitmap, gamePicture, paymentMark } from '../artwork';
import { folderPicture, gameOf } from '../catalog';
import {
  assetNames,
  bannerNames,
  drawBrand,
  homeScreenIcon,
  iconSizes,
  type Merchant,
  webClip,
} from '../merchants';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The script of the chat vendor (R7.38): leaves a mark, so that a test can see that it ran. */
const liveChatScript = "document.documentElement.dataset.liveChat = 'ready';";

const ONE_HOUR = 'public, max-age=3600';

/** Serves pictures and files below /wps/, because the server of the pages forwards only that. */
export function addAssetRoutes(app: FastifyInstance, merchants: readonly Merchant[]): void {
  const merchantOf = (code: string) => merchants.find((merchant) => merchant.code === code);

  app.get<{ Params: { code: string } }>('/wps/sandbox-assets/games/:code.svg', async (request, reply) => {
    const game = gameOf(request.params.code);
    return picture(request, reply, IMMUTABLE, game && gamePicture(game).svg);
  });

  app.get<{ Params: { code: string } }>('/wps/sandbox-assets/games/:code.png', async (request, reply) => {
    const game = gameOf(request.params.code);
    if (!game) return missing(reply);
    return reply.header('cache-control', IMMUTABLE).type('image/png').send(gameBitmap(game));
  });

  app.get<{ Params: { code: string } }>('/wps/sandbox-assets/payments/:code.svg', async (request, reply) =>
    picture(request, reply, ONE_HOUR, paymentMark(request.params.code)),
  );

  app.get<{ Params: { folder: string; code: string } }>(
    '/wps/sandbox-assets/:folder/:code.svg',
    async (request, reply) => {
      const { folder, code } = request.params;
      return picture(request, reply, ONE_HOUR, folderPicture(folder, code));
    },
  );

  app.get<{ Params: { code: string; name: string } }>(
    '/wps/sandbox-assets/merchants/:code/:name.svg',
    async (request, reply) => {
      const merchant = merchantOf(request.params.code);
      const name = [...assetNames, ...bannerNames].find((known) => known === request.params.name);
      return picture(request, reply, ONE_HOUR, merchant && name && drawBrand(merchant, name));
    },
  );

  app.get<{ Params: { code: string; size: string } }>(
    '/wps/sandbox-assets/merchants/:code/icon-:size.png',
    async (request, reply) => {
      const merchant = merchantOf(request.params.code);
      const size = iconSizes.find((known) => String(known) === request.params.size);
      if (!merchant || !size) return missing(reply);
      return reply.header('cache-control', ONE_HOUR).type('image/png').send(homeScreenIcon(merchant, size));
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
            .send(webClip(merchant, `${request.protocol}://${request.host}`))
        : missing(reply);
    },
  );

  app.get('/wps/sandbox-assets/support/live-chat.js', async (_request, reply) =>
    reply.type('text/javascript').header('x-content-type-options', 'nosniff').send(liveChatScript),
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

const missing = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Unknown asset');

const encoders = { br: brotliCompressSync, gzip: gzipSync } as const;
type Encoding = keyof typeof encoders;

const compressed = new Map<string, Buffer>();

/**
 * Sends a text in the best encoding that the browser accepts. Each text is compressed once, because the strongest
 * Brotli is slow: a plugin would compress every answer again.
 */
function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  reply.header('vary', 'accept-encoding');
  return encoding
    ? reply.header('content-encoding', encoding).send(compress(text, encoding))
    : reply.send(text);
}

function compress(text: string, encoding: Encoding): Buffer {
  const key = `${encoding} ${text}`;
  const bytes = compressed.get(key) ?? encoders[encoding](text);
  compressed.set(key, bytes);
  return bytes;
}
