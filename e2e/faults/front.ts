import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Product } from '../product/products';
import type { Answered, NetworkFault } from './network-faults';

/** A text that every answer of a path gets changed to, while no fault is set for the path. */
interface Rewrite {
  readonly path: RegExp;
  change(text: string): string;
}

interface Rule {
  readonly path: RegExp;
  readonly fault: NetworkFault;
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
};

/**
 * A proxy in front of a product that puts faults into answers. A route of Playwright could neither drip nor end a
 * connection in the middle, and would not see the requests of a service worker.
 */
export class FaultyFront {
  readonly #server: Server;
  readonly #port: number;
  readonly #rewrites: Rewrite[] = [];
  #rules: readonly Rule[] = [];
  #applied = 0;

  constructor({ port }: Product) {
    this.#port = port;
    this.#server = createServer((incoming, answer) => void this.#answer(incoming, answer));
  }

  /** Starts on a free port of loopback. */
  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** The origin of a merchant's pages behind the proxy. */
  origin(merchant = 'aurora'): string {
    return `http://${merchant}.localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Changes the text of a path for the life of the proxy. */
  rewrite(path: RegExp, change: Rewrite['change']): void {
    this.#rewrites.push({ path, change });
  }

  /** Every request for a path gets a fault from now on. Replaces the faults before. */
  set(path: RegExp, fault: NetworkFault): void {
    this.#applied = 0;
    this.#rules = [{ path, fault }];
  }

  clear(): void {
    this.#rules = [];
  }

  /** The number of requests that got the fault that was set last. */
  get applied(): number {
    return this.#applied;
  }

  async #answer(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? '/', 'http://front');
    const rule = this.#rules.find(({ path }) => path.test(pathname));
    try {
      const body = await bodyOf(incoming);
      const forward = () => this.#forward(incoming, body);
      if (rule) {
        this.#applied += 1;
        await rule.fault(answer, forward);
        return;
      }
      const { status, headers, body: answered } = await forward();
      const changed = this.#rewrites
        .filter(({ path }) => path.test(pathname))
        .reduce((text, { change }) => Buffer.from(change(text.toString())), answered);
      answer.writeHead(status, { ...headers, 'content-length': changed.length }).end(changed);
    } catch {
      // The browser has left, or the product has.
      answer.destroy();
    }
  }

  #forward({ url, method, headers }: IncomingMessage, body: Buffer): Promise<Answered> {
    // The browser's cache would keep an answer from before a change.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...asked } = headers;
    return new Promise((resolve, reject) => {
      const onward = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          path: url,
          method,
          headers: { ...asked, 'accept-encoding': 'identity' },
        },
        (answered) =>
          void bodyOf(answered).then((content) => {
            const { 'transfer-encoding': _, ...kept } = answered.headers;
            resolve({ status: answered.statusCode ?? 502, headers: kept, body: content });
          }, reject),
      );
      onward.on('error', reject).end(body);
    });
  }
}
