import { type Product, secondServerPort } from './products';
import { type Server, startServer } from './server';

type StartServer = (product: Product, gatewayPort: number) => Promise<Server>;

/**
 * The servers that a merchant's site can have. Each serves the store of a running product, whose merchants an operator has
 * described, a second time, with the gateway at a port of this machine. nginx may have to be installed first.
 */
export const secondServers: Readonly<Record<'release serve' | 'nginx', StartServer>> = {
  'release serve': ({ name }, gatewayPort) =>
    startServer(
      '../release/src/main.ts',
      `http://127.0.0.1:${secondServerPort}`,
      ...['serve', '--store', `.tessera/${name}/store`],
      ...['--port', String(secondServerPort), '--gateway', `http://127.0.0.1:${gatewayPort}`],
    ),
  nginx: ({ name }, gatewayPort) =>
    startServer('e2e/nginx-server.ts', 'nginx is up', name, String(gatewayPort), String(secondServerPort)),
};
