import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Product } from './products';

/** A server in front of a product that can stop answering for pages, as a network does that is there and does nothing. */
export class HangingFront {
  isHanging = false;
  readonly #server: Server;

  constructor({ port }: Product) {
    this.#server = createServer((incoming, answer) => {
      const { url = '/', method, headers } = incoming;
      if (this.isHanging && /^\/m\/[\w/]*(\?|$)/.test(url)) return;
      const onward = request({ host: '127.0.0.1', port, path: url, method, headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      incoming.pipe(onward);
    });
  }

  /** Starts on a free port; gives the origin of a merchant's pages behind it. */
  async start(merchant: string): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://${merchant}.localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
