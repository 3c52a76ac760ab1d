// @full: a repository outside of the workspace, with packages from the network.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { origin } from '../product/products';
import { type Server, startServer } from '../product/server';
import { expect, test } from '../product/test';
import { operate, product } from '../rollout/operate';
import { browserOf } from '../rollout/tester';
import { freePort } from './free-port';
import { Repository } from './repository';
import { versionsOf } from './versions';

/** Longer than usual: webpack and the browser share the processor. */
const slowly = { timeout: 30_000 };

const name = 'bonus';
const shell = versionsOf('shell');
const kit = versionsOf('shared/create-remote');
/** Of the build that has lost a name. */
const lostShell = shell.next.replace(/0$/, '1');
const operator = operate();

/** A folder outside of the workspace. */
let place = '';
let registry: Server | undefined;
let repository: Repository;

test.describe.configure({ mode: 'serial', timeout: 600_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  place = mkdtempSync(path.join(tmpdir(), 'tessera-kit-'));
  const port = await freePort();
  registry = await startServer('e2e/kit-registry.ts', 'both kits are published', place, String(port));
  repository = new Repository(mkdtempSync(path.join(place, 'empty-')), name, `http://127.0.0.1:${port}/`);
});

test.afterAll(async () => {
  await registry?.close();
  rmSync(place, { recursive: true, force: true });
});

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });
const EN = 'src/locales/EN.json';
const PAGE = 'src/pages/overview.tsx';

/** A name of the shell that no other remote uses. */
const own = ['environment', 'userAgentHeader'] as const;

/** The page of the template, which also uses that name. */
const withOwnName = (source: string): string =>
  source
    .replace(
      'import { useText }',
      `import { ${own[1]} } from '@tessera/shell/${own[0]}';\nimport { useText }`,
    )
    .replace(/( +)<EmptyState /, `$1<output hidden>{${own[1]}()}</output>\n$&`);

test('a repository is created outside of the workspace with npm alone, and its checks, tests and build pass', async () => {
  await repository.create(kit.now);
  expect(readdirSync(repository.dir)).toEqual(
    expect.arrayContaining(['.github', '.npmrc', 'package.json', 'README.md', 'src']),
  );
  repository.write(PAGE, withOwnName(repository.read(PAGE)));
  await repository.npm('install');
  await repository.npm('run', 'lint');
  await repository.npm('run', 'types');
  expect(await repository.npm('test', '--', '--ci')).toContain('4 passed');
  await repository.npm('run', 'build');
  expect(JSON.parse(repository.read('dist/remote.json'))).toMatchObject({
    name,
    shell: `^${shell.now}`,
    uses: { [own[0]]: [own[1]], i18n: ['useText'], session: ['useSession'] },
  });
});

test('a change shows at once in the pages of a shell that runs elsewhere and does not have the remote', async ({
  browser,
}) => {
  await operator.release('configure', '--overrides', 'on', '--merchant', 'aurora');
  const texts = repository.read(EN);
  const developing = await repository.develop(origin(product), await freePort());
  const context = await browserOf(browser, origin(product));
  try {
    const page = await context.newPage();
    await page.goto('/m/home');
    await page.evaluate(developing.script);
    await page.goto(`/m/${name}`);
    await expect(heading(page, 'New page')).toBeVisible(slowly);
    repository.write(EN, texts.replace('New page', 'Changed page'));
    await expect(heading(page, 'Changed page')).toBeVisible(slowly);
  } finally {
    repository.write(EN, texts);
    await context.close();
    await developing.close();
    await operator.release('configure', '--overrides', 'off', '--merchant', 'aurora');
  }
});

test('its own release tool publishes it and rolls it out, and a shell that was built without it shows its page', async ({
  page,
}) => {
  await repository.release(operator.store, 'publish', '--fast', 'dist');
  await repository.release(operator.store, 'roll-out', `${name}@1.0.0`, '--merchant', 'aurora');
  await page.goto(`/m/${name}`);
  await expect(heading(page, 'New page')).toBeVisible();
  await expect(page.getByText('Welcome', { exact: true })).toBeVisible();
});

test('it runs in the next minor version of the shell, and a shell without a name that it uses is refused by that name', async ({
  page,
}) => {
  const { next, lost } = await operator.nextShells(...own);
  await operator.release('publish', '--fast', next, lost);
  await operator.release('roll-out', `shell@${shell.next}`, '--merchant', 'aurora');
  await page.goto(`/m/${name}`);
  await expect(heading(page, 'New page')).toBeVisible();
  expect(operator.current().shell.version).toBe(shell.next);
  await expect(operator.release('roll-out', `shell@${lostShell}`, '--merchant', 'aurora')).rejects.toThrow(
    `${name} 1.0.0 imports ${own[1]} from @tessera/shell/${own[0]}, which shell ${lostShell} does not offer`,
  );
  expect(operator.current().shell.version).toBe(shell.next);
});

test('one command changes it to the next kit, with which it builds', async () => {
  expect(await repository.npx('@tessera/create-remote@latest', 'upgrade')).toContain(
    `@tessera/shell ${shell.now} → ${shell.next}`,
  );
  await repository.npm('install');
  expect(repository.read('node_modules/@tessera/shell/package.json')).toContain(`"version": "${shell.next}"`);
  await repository.npm('run', 'types');
  await repository.npm('run', 'build');
  expect(JSON.parse(repository.read('dist/remote.json'))).toMatchObject({ shell: `^${shell.now}` });
});
