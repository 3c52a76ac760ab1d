import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it was sent, in its encoding. */
  readonly bytes: Buffer;
  /** In ms, from the request to the last byte. */
  readonly elapsed: number;
}

interface Sent {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** In ms: longer than any answer takes while thousands of clients wait. */
const TIMEOUT = 60_000;

/** One client: a connection that stays open, as a browser's does. */
export function connection(origin: string) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let reopened = 0;

  function send(path: string, { method = 'GET', headers = {}, body = '' }: Sent): Promise<Reply> {
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { hostname, port, path, method, headers, agent, timeout: TIMEOUT },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const { statusCode: status = 0, headers } = incoming;
            resolve({ status, headers, bytes: Buffer.concat(chunks), elapsed: performance.now() - started });
          });
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${TIMEOUT} ms`)));
      outgoing.on('error', (error) => {
        // A server may close a connection at the moment of the next request. A browser then opens another one.
        const isStale = outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
        if (!isStale) return reject(error);
        reopened += 1;
        send(path, { method, headers, body }).then(resolve, reject);
      });
      outgoing.end(body);
    });
  }

  return {
    /** Sends a request. @throws Error if the answer does not come whole */
    ask: (path: string, sent: Sent = {}): Promise<Reply> => send(path, sent),
    /** How often the connection was closed between two requests. */
    reopened: () => reopened,
    close: () => agent.destroy(),
  };
}

export type Connection = ReturnType<typeof connection>;
