import path from 'node:path';
import type { Configuration } from 'webpack-dev-server';
import { hasRefresh } from '../mode';

/** Where the page finds what a piece's dev server builds: on its own origin, which hands it through. */
export const devBase = (dir: string): string => `/m/dev/${path.basename(dir)}/`;

/**
 * The dev server of one piece, on this machine only. Its page and its socket are those of the server that shows the
 * merchants.
 */
export const devServer = (dir: string): Configuration => ({
  host: '127.0.0.1',
  hot: hasRefresh,
  liveReload: true,
  static: false,
  compress: false,
  headers: { 'cache-control': 'no-cache' },
  devMiddleware: { publicPath: devBase(dir) },
  webSocketServer: { type: 'ws', options: { path: `${devBase(dir)}ws` } },
  client: {
    logging: 'warn',
    // Host and port are the page's.
    webSocketURL: `auto://0.0.0.0:0${devBase(dir)}ws`,
    // What fails while it runs is shown by the product itself, and each piece would show it once more.
    overlay: { errors: true, warnings: false, runtimeErrors: false },
  },
});
