import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

export interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const servers: Server[] = [];

/**
 * Starts a gateway that records requests and always sends the same response, until `stopGateways`.
 * @param headers of the response, beside those of an answer in JSON
 */
export async function echoGateway(
  status = 200,
  answer: string | Buffer = '{"success":true}',
  headers: Readonly<Record<string, string>> = {},
): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.writeHead(status, {
      'content-type': 'application/json',
      'x-gateway': 'yes',
      location: '/wps/other',
      ...headers,
    });
    response.end(answer);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, seen };
}

export async function stopGateways(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
