import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { publish } from '../builds/publish';
import { openFolderStore } from '../store/folder-store';
import { newFolder, remoteDist, removeFolders } from '../testing/dists';
import { takeInventory } from './inventory';

afterEach(removeFolders);

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

const webpack = (...paths: readonly string[]) => paths.map((path) => `webpack://tessera_games/${path}`);
const IN_PNPM = 'node_modules/.pnpm/@scope+icons@2.0.0/node_modules/@scope/icons';

/** Makes the dist folder of a remote whose source maps name packages that are installed beside it. */
async function builtRemote(licence = 'MIT', name = 'small'): Promise<string> {
  const piece = await newFolder();
  const [dist, root] = [join(piece, 'dist'), join(piece, 'node_modules')];
  await cp(await remoteDist(), dist, { recursive: true });
  await write(dist, {
    'remoteEntry.js.map': JSON.stringify({
      version: 3,
      sections: [
        {
          offset: { line: 0, column: 0 },
          map: { sources: webpack('./src/remote.tsx', `./${IN_PNPM}/a.js`) },
        },
        {
          offset: { line: 1, column: 0 },
          map: { sources: [`webpack://@tessera/games/./node_modules/${name}/lib/b.js?1f`] },
        },
      ],
    }),
    'chunks/home.js.map': JSON.stringify({
      version: 3,
      sources: webpack('./node_modules/gone/d.js', './node_modules/.federation/entry.js'),
    }),
  });
  await write(root, {
    [`${name}/package.json`]: JSON.stringify({ name, version: '1.2.3', license: licence }),
    [`${name}/LICENSE`]: 'Permission is hereby granted',
    [`${IN_PNPM.slice('node_modules/'.length)}/package.json`]: JSON.stringify({
      name: '@scope/icons',
      version: '2.0.0',
      licenses: [{ type: 'ISC' }],
    }),
  });
  return dist;
}

const sbomOf = async (store: ReturnType<typeof openFolderStore>) =>
  JSON.parse(String(await store.read('/m/remotes/games/2.0.0/sbom.cdx.json')));

test('a published version has a valid list of its packages with their licences', async () => {
  const store = openFolderStore(await newFolder());
  await publish(store, await builtRemote());
  const sbom = await sbomOf(store);
  const problem = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(
    JSON.stringify(sbom),
  );
  expect(problem).toBeNull();
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'games', version: '2.0.0' } },
    components: [
      {
        group: '@scope',
        name: 'icons',
        version: '2.0.0',
        purl: 'pkg:npm/%40scope/icons@2.0.0',
        licenses: [{ license: { id: 'ISC' } }],
      },
      {
        name: 'small',
        version: '1.2.3',
        licenses: [{ license: { id: 'MIT' } }],
        evidence: { licenses: [{ license: { text: { content: 'Permission is hereby granted' } } }] },
      },
    ],
  });
});

test('the list names what it does not know', async () => {
  const dist = await builtRemote();
  expect(await takeInventory(dist, ['remoteEntry.js', 'old.js', 'logo.png'])).toMatchObject({
    unknown: ['old.js'],
    missing: ['gone'],
  });
});

test('equal builds give equal lists, and a published list stays if the packages are gone', async () => {
  const [one, other] = [openFolderStore(await newFolder()), openFolderStore(await newFolder())];
  await publish(one, await builtRemote());
  await publish(other, await builtRemote());
  const sbom = await sbomOf(one);
  expect(await sbomOf(other)).toEqual(sbom);
  expect(await publish(one, await remoteDist())).toMatchObject({ isNew: false });
  expect(await sbomOf(one)).toEqual(sbom);
});

test.each(['GPL-3.0-only', 'SEE LICENSE IN x'])(
  'a build with a package under %s is refused, and nothing is written',
  async (licence) => {
    const store = openFolderStore(await newFolder());
    await expect(publish(store, await builtRemote(licence))).rejects.toMatchObject({
      code: 'licence-refused',
      message: expect.stringContaining(`small@1.2.3 (${licence})`),
    });
    expect(await store.list('/m/remotes')).toEqual([]);
  },
);

test('packages of the kit are our own code: a remote in a repository of its own may contain them', async () => {
  const store = openFolderStore(await newFolder());
  expect(await publish(store, await builtRemote('UNLICENSED', '@tessera/ui'))).toMatchObject({ isNew: true });
  expect((await sbomOf(store)).components).toContainEqual(
    expect.objectContaining({ group: '@tessera', name: 'ui', version: '1.2.3' }),
  );
});
