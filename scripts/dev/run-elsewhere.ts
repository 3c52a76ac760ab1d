import { overrideLine, shortName } from '@tessera/build/dev';
import { closeAll, type DevServersOptions, startDevServers } from './dev-servers';

export interface ElsewhereOptions extends DevServersOptions {
  readonly page: string;
}

export interface Elsewhere {
  /** What makes the page take its remotes from here, for the browser's console. */
  readonly overrides: readonly string[];
  close(): Promise<void>;
}

/**
 * Serves remotes from dev servers to a page that another server shows, and nothing else.
 * @throws DevServerError
 */
export async function runElsewhere(options: ElsewhereOptions): Promise<Elsewhere> {
  const servers = await startDevServers(options);
  return {
    overrides: servers.map((server) => overrideLine(shortName(server.piece), server)),
    close: () => closeAll(servers),
  };
}
