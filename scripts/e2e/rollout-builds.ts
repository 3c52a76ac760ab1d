import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Changes, changedBuild } from '../product/changed-build';
import { demoHosts } from '../product/demo-hosts';

/** The next versions of the games that the tests of roll-outs publish, by name. */
const builds: Readonly<Record<string, Changes>> = {
  good: { version: '1.1.0', ending: '// 1.1.0' },
  // Its code runs, and gives pages that throw as they are rendered.
  crashing: {
    version: '1.2.0',
    ending: `tessera_games = ((before) => ({ ...before, get: async (name) => {
      const code = (await before.get(name))();
      const Page = Object.assign(() => { throw new TypeError('1.2.0 crashes as it starts'); }, { preload: async () => {} });
      const routes = code.default.routes.map((route) => ({ ...route, page: Page }));
      return () => ({ default: { ...code.default, routes } });
    } }))(tessera_games);`,
  },
  tested: { version: '1.2.1', ending: '// 1.2.1' },
  needy: { version: '1.3.0', shell: '^9.0.0', ending: '// 1.3.0' },
};

/**
 * Writes builds, and the demo merchants as operators describe them, into a folder:
 * `rollout-builds <folder> <name…>`.
 */
const [folder = '.', ...names] = process.argv.slice(2);
for (const name of names) renameSync(changedBuild('remote-games', builds[name]), path.join(folder, name));
writeFileSync(path.join(folder, 'merchants.json'), JSON.stringify(demoHosts()));
