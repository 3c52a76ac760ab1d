import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';

export interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const servers: Server[] = [];

interface EchoOptions {
  readonly status?: number;
  /** Default: an answer without a value. */
  readonly body?: string | Buffer;
  /** Headers of the response, beside those of an answer in JSON. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Certificate and private key for https, in PEM format. Default: plain http. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Default: 127.0.0.1, on a free port. */
  readonly host?: string;
  readonly port?: number;
}

/** Starts a gateway that records requests and always sends the same response, until `stopGateways`. */
export async function echoGateway({
  status = 200,
  body: answerBody = '{"success":true}',
  headers = {},
  tls,
  host = '127.0.0.1',
  port = 0,
}: EchoOptions = {}): Promise<{ url: string; port: number; seen: Seen[] }> {
  const seen: Seen[] = [];
  const answer: RequestListener = async (request, response) => {
    let body = '';
    try {
      for await (const chunk of request) body += chunk;
    } catch {
      // The proxy has ended the request.
      return;
    }
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.writeHead(status, {
      'content-type': 'application/json',
      'x-gateway': 'yes',
      location: '/wps/other',
      ...headers,
    });
    response.end(answerBody);
  };
  const server = tls ? createSecureServer(tls, answer) : createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  const used = typeof address === 'object' && address ? address.port : 0;
  return { url: `${tls ? 'https' : 'http'}://${host}:${used}`, port: used, seen };
}

export async function stopGateways(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
