import path from 'node:path';
import type { Configuration } from 'webpack-dev-server';
import { foreignPage, hasRefresh } from '../mode';

/** The address of the files of a piece's dev server: on the page's own origin, which forwards to it. */
export const devBase = (dir: string): string => `/m/dev/${path.basename(dir)}/`;

/** Allows only the page of the named server to fetch the built files and to get updates. */
const openTo = (page: string): Configuration => ({
  allowedHosts: [new URL(page).hostname],
  headers: { 'access-control-allow-origin': page },
});

/**
 * The dev server of one piece, on this machine only. Its page and its socket belong to the server that shows the
 * merchants, unless it serves a page of another server.
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
      // Host and port are those of the page, or of the dev server.
      ...(!page && { webSocketURL: `auto://0.0.0.0:0${devBase(dir)}ws` }),
      // No overlay for run-time errors: the product shows them, and each piece would show them again.
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
  };
};
