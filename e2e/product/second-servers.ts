import { origin, type Product, secondServerPort } from './products';
import { type Server, startServer } from './server';
import { test } from './test';

type StartServer = (product: Product, gatewayPort: number) => Promise<Server>;

/** The servers that a merchant's site can have. Each reads the merchants of the product from its store. */
const servers = {
  'release serve': ({ name }, gatewayPort) =>
    startServer(
      '../release/src/main.ts',
      `http://127.0.0.1:${secondServerPort}`,
      ...['serve', '--store', `.tessera/${name}/store`],
      ...['--port', String(secondServerPort), '--gateway', `http://127.0.0.1:${gatewayPort}`],
    ),
  nginx: ({ name }, gatewayPort) =>
    startServer('e2e/nginx-server.ts', 'nginx is up', name, String(gatewayPort), String(secondServerPort)),
} satisfies Record<string, StartServer>;

/**
 * Serves the store of a running product a second time for the tests of a group, whose pages come from there. An operator
 * has described the merchants in the store.
 *
 * @param gatewayPort the port of the gateway on this machine
 */
export function behind(
  name: keyof typeof servers,
  product: Product,
  gatewayPort: () => number | Promise<number>,
): Server {
  let running: Server;
  test.use({ baseURL: origin({ ...product, port: secondServerPort }) });
  test.beforeAll(async () => {
    // nginx may have to be installed.
    test.setTimeout(300_000);
    running = await servers[name](product, await gatewayPort());
  });
  test.afterAll(() => running.close());
  return { close: () => running.close() };
}
