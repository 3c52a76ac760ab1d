import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export interface LoopbackServer {
  /** The base address of its files, with a trailing slash. */
  readonly url: string;
  /** Names of the requested files. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** A developer's server on this machine. Serves the files of the present build to pages of any origin. */
export async function serveLoopback(folder: () => string): Promise<LoopbackServer> {
  const asked: string[] = [];
  const server = createServer(({ url = '/' }, answer) => {
    const name = path.basename(new URL(url, 'http://127.0.0.1').pathname);
    asked.push(name);
    const file = path.join(folder(), name);
    const type = types[path.extname(name)] ?? 'application/octet-stream';
    answer.writeHead(existsSync(file) ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': type,
    });
    if (existsSync(file)) createReadStream(file).pipe(answer);
    else answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
