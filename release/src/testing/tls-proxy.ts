import { readFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { createServer, request, type Server } from 'node:https';
import type { Authority } from './certificates';

const servers: Server[] = [];

/** A proxy that ends TLS in front of a server, like a balancer. */
export interface TlsProxy {
  /** Sends a request as a visitor from an address of this machine. @returns the status of the answer */
  ask(path: string, visitor: string, headers: Readonly<Record<string, string>>): Promise<number | undefined>;
}

/** Starts a TLS proxy in front of a server, until `stopTlsProxies`. Adds its client to `X-Forwarded-For`. */
export async function tlsProxy(url: string, ca: Authority, name: string): Promise<TlsProxy> {
  const { hostname, port: behind } = new URL(url);
  const { cert, key } = ca.certificate(name);
  const server = createServer({ cert, key }, (incoming, answer) => {
    const { headers, method, url: path, socket } = incoming;
    const chain = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
    const forwarded = { ...headers, 'x-forwarded-for': chain, 'x-forwarded-proto': 'https' };
    const onward = plainRequest(
      { hostname, port: behind, path, method, headers: forwarded, agent: false },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    ask: (path, visitor, headers) =>
      new Promise((resolve, reject) => {
        const to = { host: '127.0.0.1', port, servername: name, ca: readFileSync(ca.file) };
        request({ ...to, path, localAddress: visitor, headers, agent: false }, (answered) => {
          answered.resume().on('end', () => resolve(answered.statusCode));
        })
          .on('error', reject)
          .end();
      }),
  };
}

export async function stopTlsProxies(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
