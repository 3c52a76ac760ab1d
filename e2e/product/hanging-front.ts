import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Product } from './products';

/** A server in front of a product that stands for the network between a browser and it. */
export class HangingFront {
  /** Pages get no answer, as from a network that is there and does nothing. */
  isHanging = false;
  /** Nothing gets through. */
  isCut = false;
  #merchant = '';
  readonly #server: Server;

  constructor({ port }: Product) {
    this.#server = createServer((incoming, answer) => {
      const { url = '/', method, headers } = incoming;
      if (this.isCut) return void incoming.destroy();
      if (this.isHanging && /^\/m\/[\w/]*(\?|$)/.test(url)) return;
      const onward = request(
        { host: '127.0.0.1', port, path: url, method, headers: this.#onward(headers) },
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
   * Starts on a free port; gives the origin of a merchant's pages behind it.
   *
   * @param address - of this machine, where pages are no secure context; loopback by default
   */
  async start(merchant: string, address?: string): Promise<string> {
    this.#merchant = merchant;
    await new Promise<void>((resolve) => this.#server.listen(0, address ?? '127.0.0.1', resolve));
    return `http://${address ?? `${merchant}.localhost`}:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The product knows merchants by their host names only. */
  #onward(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
    return { ...headers, host: `${this.#merchant}.localhost` };
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
