import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Product } from './products';

/** A proxy in front of a product that simulates network failures. */
export class HangingFront {
  /** Whether requests for pages get no answer. */
  isHanging = false;
  /** Whether requests for pages get a 503. */
  isFailing = false;
  /** Whether every request is aborted. */
  isCut = false;
  /** For an address that names no merchant: the product knows merchants by their host names only. */
  #host: { host?: string } = {};
  readonly #server: Server;

  constructor({ port }: Product) {
    this.#server = createServer((incoming, answer) => {
      const { url = '/', method, headers } = incoming;
      if (this.isCut) return void incoming.destroy();
      const isPage = /^\/m\/[\w/]*(\?|$)/.test(url);
      if (this.isHanging && isPage) return;
      if (this.isFailing && isPage) return void answer.writeHead(503).end('The server fails');
      const onward = request(
        { host: '127.0.0.1', port, path: url, method, headers: { ...headers, ...this.#host } },
        (answered) => {
          answer.writeHead(answered.statusCode ?? 502, answered.headers);
          answered.pipe(answer);
        },
      );
      onward.on('error', () => answer.destroy());
      incoming.pipe(onward);
    });
  }

  /**
   * Starts on a free port.
   * @param address of this machine, where pages have no secure context. Default: loopback
   * @returns the origin of a merchant's pages behind the proxy
   */
  async start(merchant: string, address?: string): Promise<string> {
    if (address !== undefined) this.#host = { host: `${merchant}.localhost` };
    await new Promise<void>((resolve) => this.#server.listen(0, address ?? '127.0.0.1', resolve));
    return `http://${address ?? `${merchant}.localhost`}:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
