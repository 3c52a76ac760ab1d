import { type Piece, shortName } from './choose-pieces';
import { closeAll, type DevServersOptions, startDevServers } from './dev-servers';
import { devBase } from './dev-store';

export interface ElsewhereOptions extends DevServersOptions {
  readonly page: string;
}

export interface Elsewhere {
  /** What makes the page take its remotes from here, for the browser's console. */
  readonly overrides: readonly string[];
  close(): Promise<void>;
}

const override = (piece: Piece, url: string): string =>
  `localStorage.setItem('tessera:override:${shortName(piece)}', '${url}${devBase(piece)}remoteEntry.js')`;

/**
 * Serves remotes from dev servers to a page that another server shows, and nothing else.
 * @throws DevServerError
 */
export async function runElsewhere(options: ElsewhereOptions): Promise<Elsewhere> {
  const servers = await startDevServers(options);
  return {
    overrides: servers.map(({ piece, url }) => override(piece, url)),
    close: () => closeAll(servers),
  };
}
