import { createRequire } from 'node:module';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { hasRefresh } from '../mode';

const require = createRequire(import.meta.url);
const runtime = require.resolve('react-refresh/runtime');
const host = require.resolve('./refresh-host.cjs');
const guest = require.resolve('./refresh-guest.cjs');

type Refresh = Required<Pick<Configuration, 'plugins'>> & {
  readonly alias: Readonly<Record<string, string>>;
};

const none: Refresh = { plugins: [], alias: {} };
/** The plugin must not instrument its own runtime. */
const plugin = () => new RefreshPlugin({ overlay: false, exclude: [/node_modules/, host, guest] });

/**
 * For the shell: adds the refresh runtime, which must be in the page before React, and the parts of React that remotes
 * built for production need and that development code does not import.
 */
export const refreshOfHost = (dir: string): Refresh =>
  hasRefresh
    ? {
        plugins: [
          plugin(),
          new webpack.EntryPlugin(dir, host, {}),
          new webpack.EntryPlugin(dir, 'react/jsx-runtime', {}),
        ],
        alias: {},
      }
    : none;

/** For a remote: registers its components with the shell's runtime, because React supports only one. */
export const refreshOfGuest = (): Refresh =>
  hasRefresh ? { plugins: [plugin()], alias: { 'react-refresh/runtime$': guest, [runtime]: guest } } : none;
