import { readFileSync } from 'node:fs';
import { CreateRemoteError, createRemote } from '@tessera/create-remote';
import { pathOwner } from './create-remote/path-owner';
import { inWorkspace, workspace } from './workspace';

const [name] = process.argv.slice(2);
if (name === undefined || name.startsWith('-')) {
  console.log('Usage: npx pnpm create-remote <name>\n\nCreates remote-<name> with a page at /m/<name>.');
  process.exit(name === '--help' || name === '-h' ? 0 : 2);
}

try {
  const taken = await pathOwner(`/m/${name}`);
  if (taken) throw new CreateRemoteError('path-taken', `${taken} owns /m/${name}. Choose another name.`);
  const { version } = JSON.parse(readFileSync(inWorkspace('shell/package.json'), 'utf8'));
  createRemote({ name, workspace, shell: String(version) });
  console.log(
    [
      `remote-${name} is created. Next steps:`,
      '',
      `  npx pnpm start             shows it at /m/${name}, with all other pieces`,
      `  npx pnpm dev --only ${name}`,
      `  npx pnpm unit --selectProjects remote-${name}`,
      '',
      'Commit it together with pnpm-lock.yaml. docs/remote-guide.md describes what a remote may do,',
      'and how to develop it in a deployed shell.',
    ].join('\n'),
  );
} catch (error) {
  if (!(error instanceof CreateRemoteError)) throw error;
  console.error(`${error.message} (${error.code})`);
  process.exit(3);
}
