import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const servers: Server[] = [];

/** Path of the status call. */
export const STATUS = '/wps/v2/system/status';

/** Starts a gateway of one merchant with these answers by path, and 404 for all others, until `stopSiteGateways`. */
export async function siteGateway(code: string, answers: Readonly<Record<string, unknown>>): Promise<string> {
  const server = createServer(({ url = '', headers }, response) => {
    const value = answers[url.split('?')[0] ?? ''];
    response.statusCode = value === undefined || headers.merchant !== code ? 404 : 200;
    response.end(JSON.stringify({ success: true, value }));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function stopSiteGateways(): void {
  for (const server of servers.splice(0)) server.close();
}
