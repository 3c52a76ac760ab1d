import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseBy, readJsonFile } from '../../input';
import { sendCompressed } from '../send-compressed';

/** The file that the build of the app writes last. */
const built = v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) });

/** The page of the app. Its title is the name of the tool, which is not translated. */
function pageOf({ scripts, styles }: v.InferOutput<typeof built>): string {
  const head = [
    ...styles.map((file) => `<link rel="stylesheet" href="/app/${file}">`),
    ...scripts.map((file) => `<script src="/app/${file}" defer></script>`),
  ];
  return `<!doctype html><html lang="en" data-template="MT8801" data-scheme="auto"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light"><title>Tessera console</title><link rel="icon" href="data:,">${head.join('')}</head><body><div id="app"></div></body></html>`;
}

/**
 * Serves the built app. File names contain hashes of the content, so browsers keep the files.
 * @param folder the build of the package `@tessera/console`
 * @throws ReleaseError `file-unreadable` if the app is not built
 */
export async function serveApp(app: FastifyInstance, folder: string): Promise<void> {
  const description = await readJsonFile(join(folder, 'console.json'), 'Build the console: npx pnpm build.');
  const page = pageOf(parseBy(built, description));
  app.get('/', async (_request, reply) => sendCompressed(reply, page, 'text/html'));
  app.get('/app/:file', async (request, reply) => {
    const { file } = v.parse(
      v.object({ file: v.pipe(v.string(), v.regex(/^[\w-][\w.-]*\.(js|css)$/)) }),
      request.params,
    );
    const bytes = await readFile(join(folder, file)).catch(() => undefined);
    if (!bytes) return reply.code(404).send('Not found');
    reply.header('cache-control', 'private, max-age=31536000, immutable');
    return sendCompressed(reply, bytes, file.endsWith('.css') ? 'text/css' : 'text/javascript');
  });
}
