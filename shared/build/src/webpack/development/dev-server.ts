import path from 'node:path';
import type { Configuration } from 'webpack-dev-server';
import { foreignPage, hasRefresh } from '../mode';

/** Where the page finds what a piece's dev server builds: on its own origin, which hands it through. */
export const devBase = (dir: string): string => `/m/dev/${path.basename(dir)}/`;

/** Lets the page of another server, and no other, fetch what is built and hear of changes from here. */
const openTo = (page: string): Configuration => ({
  allowedHosts: [new URL(page).hostname],
  headers: { 'access-control-allow-origin': page },
});

/**
 * The dev server of one piece, on this machine only. Its page and its socket are those of the server that shows the
 * merchants, unless it is for a page elsewhere.
 */
export const devServer = (dir: string, page = foreignPage): Configuration => {
  const { allowedHosts, headers }: Configuration = page ? openTo(page) : {};
  return {
    host: '127.0.0.1',
    ...(allowedHosts && { allowedHosts }),
    hot: hasRefresh,
    liveReload: true,
    static: false,
    compress: false,
    headers: { 'cache-control': 'no-cache', ...headers },
    devMiddleware: { publicPath: devBase(dir) },
    webSocketServer: { type: 'ws', options: { path: `${devBase(dir)}ws` } },
    client: {
      logging: 'warn',
      // Host and port are the page's, or else the dev server's own.
      ...(!page && { webSocketURL: `auto://0.0.0.0:0${devBase(dir)}ws` }),
      // What fails while it runs is shown by the product itself, and each piece would show it once more.
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
  };
};
