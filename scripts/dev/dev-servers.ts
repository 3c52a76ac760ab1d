import { type DevServer, startDevServer } from '@tessera/build/dev';
import { inWorkspace, pieces } from '../workspace';
import type { Piece } from './choose-pieces';

export interface DevServersOptions {
  /** The pieces that come from dev servers. */
  readonly hot: readonly Piece[];
  /** Of the shell's dev server; the remotes' follow. */
  readonly firstDevPort: number;
  /** Folders of sources that stand in for those of the checkout, each named as the piece that it is. */
  readonly places?: Readonly<Record<string, string>>;
  /** Origin of a page that another server shows, and that the pieces are to come into. */
  readonly page?: string;
  readonly say: (line: string) => void;
}

export const closeAll = async (servers: readonly DevServer[]): Promise<void> =>
  void (await Promise.all(servers.map((server) => server.close())));

/** Starts the dev servers side by side. When one cannot, the others are ended. @throws DevServerError */
export async function startDevServers({
  hot,
  firstDevPort,
  places = {},
  page,
  say,
}: DevServersOptions): Promise<readonly DevServer[]> {
  const refresh = hot.includes('shell');
  const start = (piece: Piece) =>
    startDevServer({
      piece,
      dir: places[piece] ?? inWorkspace(piece),
      port: firstDevPort + pieces.indexOf(piece),
      refresh,
      page,
      say,
    });
  const starts = await Promise.allSettled(hot.map(start));
  const servers = starts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = starts.find((one) => one.status === 'rejected');
  if (!failed) return servers;
  await closeAll(servers);
  throw failed.reason;
}
