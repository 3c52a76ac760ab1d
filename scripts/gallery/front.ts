import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { GALLERY } from '@tessera/gallery/choice';
import { galleryFile } from './files';

const ignore = (): void => undefined;

/** Passes a request on, with its headers: the product finds the merchant by the host. */
function passOn(incoming: IncomingMessage, answer: ServerResponse, product: URL): void {
  const { url: path, method, headers } = incoming;
  const onward = request(
    { host: product.hostname, port: product.port, path, method, headers },
    (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      // The browser may leave in the middle of an answer.
      pipeline(answered, answer, ignore);
    },
  );
  onward.on('error', () => answer.destroy());
  pipeline(incoming, onward, ignore);
}

function send(answer: ServerResponse, name: string): void {
  const file = galleryFile(name);
  answer
    .writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain', 'cache-control': 'no-store' })
    .end(file?.content ?? 'Not found');
}

export interface Front {
  close(): Promise<void>;
}

/**
 * Serves the gallery and a product on the same origins of loopback: product pages allow only their own origin to frame
 * them, and the gallery stores the language and the look that they show.
 * @param product origin of the product
 * @throws the error of `listen` if the port is taken
 */
export async function startFront(port: number, product: string): Promise<Front> {
  const origin = new URL(product);
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '/', origin);
    if (pathname === '/') answer.writeHead(302, { location: GALLERY }).end();
    else if (pathname.startsWith(GALLERY)) send(answer, pathname.slice(GALLERY.length));
    else passOn(incoming, answer, origin);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
