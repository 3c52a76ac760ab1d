import { parseArgs } from 'node:util';
import { CreateRemoteError, createRepository } from './create-remote';
import { ownKit } from './kit';
import { UpgradeError, upgrade } from './upgrade';

const usage = `Usage: create-remote <name> --standalone [--registry <url>]
       create-remote upgrade

Creates remote-<name>, a repository for one remote with a page at /m/<name>.
--registry: the registry that has the packages @tessera/*; the repository's .npmrc names it.

upgrade: in such a repository, changes to the versions of this kit, and renames what has a new name.`;

const nextSteps = (dir: string, name: string): string =>
  [
    `${dir} is created. Next steps:`,
    '',
    `  cd remote-${name}`,
    '  git init',
    '  npm install',
    '  npm test',
    '',
    'README.md describes how to develop and deliver it.',
  ].join('\n');

interface Io {
  readonly cwd: string;
  readonly say: (text: string) => void;
}

function runCommand(args: readonly string[], { cwd, say }: Io): number {
  const kit = ownKit();
  if (!kit) throw new Error('This is not a kit: in the workspace, use npx pnpm create-remote <name>.');
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      standalone: { type: 'boolean' },
      registry: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === 'upgrade') {
    say(upgrade(cwd, kit).join('\n'));
    return 0;
  }
  if (name === undefined || !values.standalone) {
    say(usage);
    return values.help ? 0 : 2;
  }
  say(nextSteps(createRepository({ name, workspace: cwd, kit, registry: values.registry }), name));
  return 0;
}

/**
 * The command `create-remote` of a repository outside of the workspace.
 * @param args the command line without the program
 * @returns the exit code: 2 for invalid arguments, 3 if it was refused
 */
export async function run(
  args: readonly string[],
  io: Io = { cwd: process.cwd(), say: console.log },
): Promise<number> {
  try {
    return runCommand(args, io);
  } catch (error) {
    if (error instanceof CreateRemoteError || error instanceof UpgradeError) {
      io.say(`${error.message} (${error.code})`);
      return 3;
    }
    io.say(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return 2;
  }
}
