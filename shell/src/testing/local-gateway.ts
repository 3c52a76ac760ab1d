import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface LocalReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

type Handler = (call: LocalCall) => LocalReply | Promise<LocalReply>;

export const accepted = (value: unknown): LocalReply => ({ body: JSON.stringify({ success: true, value }) });
export const refused = (message: string, errorCode?: string): LocalReply => ({
  body: JSON.stringify({ success: false, message, errorCode }),
});

async function read(request: IncomingMessage): Promise<LocalCall> {
  let body = '';
  for await (const part of request) body += part;
  const url = new URL(request.url ?? '/', 'http://localhost');
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body,
  };
}

/** A real HTTP server on a port of its own, for tests of what goes over the wire. */
export class LocalGateway {
  readonly received: LocalCall[] = [];
  /** The most requests that were ever under way at once. */
  mostAtOnce = 0;
  #handler: Handler = () => accepted(null);
  #underWay = 0;
  readonly #server: Server = createServer(async (request, response) => {
    this.#underWay++;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#underWay);
    const call = await read(request);
    this.received.push(call);
    const { status = 200, headers = {}, body } = await this.#handler(call);
    this.#underWay--;
    response.writeHead(status, headers).end(body);
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Answers like this from now on. */
  answer(handler: Handler): void {
    this.#handler = handler;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
