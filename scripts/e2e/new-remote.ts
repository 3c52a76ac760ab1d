import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRemote } from '@tessera/create-remote';
import { linkPackages } from '../create-remote/link-packages';
import { inWorkspace } from '../workspace';

/** Makes a new remote in a folder below the workspace, as `create-remote` does, and builds it: `new-remote <folder> <name>`. */
const [folder = '', name = ''] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(inWorkspace('shell/package.json'), 'utf8'));
const dir = createRemote({ name, workspace: folder, shell: String(version) });
linkPackages(dir);
execFileSync(process.execPath, [inWorkspace('shared/build/bin/tessera-build.mjs'), 'build'], { cwd: dir });
