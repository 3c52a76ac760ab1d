import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { descriptionOf, devBase, overrideLine, pageOrigin } from './addresses';
import { type DevServer, startDevServer } from './dev-server';

const DEFAULT_PORT = 8181;

const described = v.object({ name: v.string() });

const usage = `Usage: tessera-build dev --for <address> [--port <port>]

Serves this remote to the pages of a shell that runs elsewhere, for example --for https://m.aurora-test.example.
The port is ${DEFAULT_PORT} by default.`;

interface Wanted {
  readonly page: string;
  readonly port: number;
}

/** @returns undefined if the arguments are invalid */
function wantedBy(args: readonly string[]): Wanted | undefined {
  try {
    const options = {
      for: { type: 'string' },
      port: { type: 'string', default: `${DEFAULT_PORT}` },
    } as const;
    const { values } = parseArgs({ args: [...args], options });
    const page = pageOrigin(values.for ?? '');
    const port = Number(values.port);
    return page === undefined || !Number.isInteger(port) ? undefined : { page, port };
  } catch {
    return undefined;
  }
}

/**
 * Serves the remote in a folder of its own repository to a page that another server shows, and prints the lines by
 * which the page loads it.
 * @param args the command line after `dev`
 * @returns the running server, or undefined if the arguments are invalid
 * @throws DevServerError when the server does not start
 */
export async function developElsewhere(
  args: readonly string[],
  dir = process.cwd(),
  say: (line: string) => void = console.log,
): Promise<DevServer | undefined> {
  const wanted = wantedBy(args);
  if (!wanted) {
    say(usage);
    return undefined;
  }
  const { page, port } = wanted;
  const piece = path.basename(dir);
  const server = await startDevServer({ piece, dir, port, refresh: false, page, say });
  const answer = await fetch(server.url + devBase(piece) + descriptionOf(piece));
  const { name } = v.parse(described, await answer.json());
  say(
    [
      '',
      `For the console of ${page}, whose release must take overrides:`,
      '',
      overrideLine(name, server),
      'location.reload()',
      '',
      'Stop with Ctrl+C.',
    ].join('\n'),
  );
  return server;
}
