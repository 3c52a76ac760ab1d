import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fc, property } from '@tessera/build/testing';
import { describedMerchant, type Merchant, merchantCodes, merchantReader } from '../../merchants';
import { ReleaseError } from '../../release-error';
import { openFolderStore, type Store } from '../../store';
import { aurora, newFolder, removeFolders } from '../../testing/dists';
import { setDescriptions } from './set';

afterEach(removeFolders);

const merchant = (code: string, ...hosts: readonly string[]): Merchant => ({ ...aurora, code, hosts });

/** The hosts that a server gives to each merchant, and the faults that it reports. */
async function served(store: Store) {
  const { merchants, faults } = await merchantReader(store)();
  return {
    hosts: Object.fromEntries(merchants.map(({ code, hosts }) => [code, hosts])),
    faults: faults.map(({ fault }) => String(fault)),
  };
}

describe('concurrent operators', () => {
  /** A store in memory in which a scheduler chooses the order of all calls. */
  function scheduledStore(scheduler: fc.Scheduler): Store {
    const files = new Map<string, Buffer>();
    const times = new Map<string, Date>();
    const below = (folder: string) => [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
    const turn = () => scheduler.schedule(Promise.resolve());
    return {
      ...openFolderStore('/nowhere'),
      read: async (path) => {
        await turn();
        return files.get(path);
      },
      list: async (folder) => {
        await turn();
        return [...new Set(below(folder).map((path) => path.slice(folder.length + 1).replace(/\/.*/, '')))];
      },
      files: async (folder) => {
        await turn();
        return below(folder).map((path) => ({ path, modified: times.get(path) ?? new Date(0) }));
      },
      add: async (path, bytes) => {
        await turn();
        const known = files.get(path);
        if (known?.equals(bytes)) return;
        if (known) throw new ReleaseError('version-changed', path);
        times.set(path, new Date(times.size));
        files.set(path, Buffer.from(bytes));
      },
    };
  }

  interface Change {
    readonly code: string;
    readonly hosts: readonly string[];
  }
  const changes: fc.Arbitrary<readonly Change[]> = fc.uniqueArray(
    fc.record({
      code: fc.constantFrom('a', 'b', 'c'),
      hosts: fc.uniqueArray(fc.constantFrom('x.example', 'y.example', 'z.example'), { minLength: 1 }),
    }),
    { selector: ({ code }) => code, minLength: 1, maxLength: 2 },
  );
  /** What operators described before, and what they describe at the same time. */
  interface Scene {
    readonly before: readonly (readonly Change[])[];
    readonly concurrent: readonly (readonly Change[])[];
  }
  const anyScene: fc.Arbitrary<Scene> = fc.record({
    before: fc.array(changes, { maxLength: 3 }),
    concurrent: fc.array(changes, { minLength: 2, maxLength: 3 }),
  });
  /** A merchant takes back a host that it left, while another merchant takes it over. */
  const takeOver: Scene = {
    before: [[{ code: 'a', hosts: ['x.example'] }], [{ code: 'a', hosts: ['y.example'] }]],
    concurrent: [[{ code: 'a', hosts: ['x.example'] }], [{ code: 'b', hosts: ['x.example'] }]],
  };

  property(
    'a merchant has all hosts of a description that its operator believes to be written',
    fc.tuple(fc.scheduler(), fc.oneof(anyScene, fc.constant(takeOver))),
    async ([scheduler, { before, concurrent }]) => {
      const store = scheduledStore(scheduler);
      const believed = new Set<string>();
      const set = async (operator: string, described: readonly Change[]) => {
        const merchants = described.map(({ code, hosts }) => ({
          ...merchant(code, ...hosts),
          name: operator,
        }));
        try {
          await setDescriptions(store, merchants);
          believed.add(operator);
        } catch (error) {
          expect(error).toBeInstanceOf(ReleaseError);
        }
      };
      for (const [n, described] of before.entries()) await scheduler.waitFor(set(`before ${n}`, described));
      await scheduler.waitFor(Promise.all(concurrent.map((described, n) => set(`operator ${n}`, described))));
      // Other descriptions of an operator who was refused may still be on their way.
      await scheduler.waitAll();
      const { hosts } = await scheduler.waitFor(served(store));
      for (const code of await scheduler.waitFor(merchantCodes(store))) {
        const latest = await scheduler.waitFor(describedMerchant(store, code));
        if (believed.has(latest.name)) expect(hosts[code]).toEqual(latest.hosts);
      }
    },
    { cost: 0.2 },
  );
});

/** A store in a folder, ways to change its files by hand, and an operator for it. */
async function opened() {
  const dir = await newFolder();
  const store = openFolderStore(dir);
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  };
  return {
    store,
    write,
    /** Describes a merchant as an earlier release tool did, without a claim. `age` in seconds. */
    describe: async (described: Merchant, age: number) => {
      const path = `merchants/${described.code}/1.json`;
      await write(path, JSON.stringify(described));
      const then = new Date(Date.now() - age * 1000);
      await utimes(join(dir, path), then, then);
    },
    set: (...merchants: readonly Merchant[]) => setDescriptions(store, merchants),
    claims: async (host: string) => {
      const folder = join(dir, 'hosts', host);
      const names = (await readdir(folder)).sort();
      return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
    },
  };
}

const conflict = (message: string) =>
  expect.objectContaining({ code: 'host-conflict', message: expect.stringContaining(message) });

describe('claims of hosts', () => {
  test('a host goes to another merchant once its claimant is described without it, and not back', async () => {
    const { store, set, claims } = await opened();
    await set(merchant('a', 'x.example'));
    await expect(set(merchant('b', 'X.example:443'))).rejects.toEqual(
      conflict('a and b both use the host x.example.'),
    );
    await set(merchant('a', 'y.example'));
    await set(merchant('b', 'x.example'));
    await expect(set(merchant('a', 'x.example'))).rejects.toEqual(conflict('b and a both use'));
    expect(await served(store)).toEqual({ hosts: { a: ['y.example'], b: ['x.example'] }, faults: [] });
    expect(await claims('x.example')).toEqual([{ merchant: 'a' }, { merchant: 'b' }]);
  });

  test('two merchants exchange their hosts in one command', async () => {
    const { store, set } = await opened();
    await set(merchant('a', 'x.example'), merchant('b', 'y.example'));
    await set(merchant('a', 'y.example'), merchant('b', 'x.example'));
    expect(await served(store)).toEqual({ hosts: { a: ['y.example'], b: ['x.example'] }, faults: [] });
  });

  test('describing a merchant again, or without writing, adds no claim', async () => {
    const { store, set, claims } = await opened();
    await set(merchant('a', 'x.example'));
    await set({ ...merchant('a', 'x.example'), name: 'Other' });
    expect(await claims('x.example')).toHaveLength(1);
    await setDescriptions(store, [merchant('b', 'y.example')], { dry: true });
    await expect(claims('y.example')).rejects.toThrow('ENOENT');
  });

  test('an address of IPv6 is claimed as other hosts are', async () => {
    const { set, claims } = await opened();
    await set(merchant('a', '[2001:db8::1]'));
    expect(await claims('_2001_db8__1_')).toEqual([{ merchant: 'a' }]);
    await expect(set(merchant('b', '[2001:db8::1]:8080'))).rejects.toEqual(conflict('[2001:db8::1]'));
  });

  test('the claim of an operator who was interrupted before the description stops nobody', async () => {
    const { store, set, write } = await opened();
    await write('hosts/x.example/1.json', '{"merchant":"b"}');
    await set(merchant('a', 'x.example'));
    expect(await served(store)).toEqual({ hosts: { a: ['x.example'] }, faults: [] });
  });

  test('a host of two merchants stays with its claimant, although the other description is older', async () => {
    const { store, set, describe } = await opened();
    await set(merchant('b', 'x.example'));
    await describe(merchant('a', 'x.example', 'y.example'), 60);
    expect(await served(store)).toEqual({
      hosts: { a: ['y.example'], b: ['x.example'] },
      faults: [expect.stringContaining('b keeps it, because it has claimed it.')],
    });
  });

  test.each([
    ['claimed it', true],
    ['the older description', false],
  ])('the merchant that has %s can be described again while another uses its host', async (_, hasClaim) => {
    const { store, set, describe, claims } = await opened();
    const owner = merchant('b', 'x.example');
    await (hasClaim ? set(owner) : describe(owner, 60));
    await describe(merchant('a', 'x.example', 'y.example'), hasClaim ? 60 : 30);
    await set({ ...owner, name: 'Other' });
    await expect(set(merchant('a', 'x.example', 'z.example'))).rejects.toEqual(conflict('b and a both use'));
    expect((await served(store)).hosts).toEqual({ a: ['y.example'], b: ['x.example'] });
    expect(await claims('x.example')).toEqual([{ merchant: 'b' }]);
  });

  test('a damaged claim counts as none, and is replaced with the next description', async () => {
    const { store, set, write, claims } = await opened();
    await set(merchant('a', 'x.example'));
    await write('hosts/x.example/1.json', '{');
    await expect(set(merchant('b', 'x.example'))).rejects.toEqual(conflict('a and b both use'));
    expect((await served(store)).faults).toEqual([]);
    await write('hosts/x.example/1.json', '{"merchant":7}');
    await set(merchant('a', 'x.example'));
    expect((await claims('x.example')).at(-1)).toEqual({ merchant: 'a' });
  });

  test('the host of a merchant whose description is damaged is not taken over, and others are described', async () => {
    const { set, write } = await opened();
    await set(merchant('a', 'x.example'));
    await write('merchants/a/2.json', '{');
    await set(merchant('b', 'y.example'));
    await write('merchants/a/1.json', '{');
    const refused = expect(set(merchant('b', 'x.example'))).rejects;
    await refused.toEqual(
      conflict('a has claimed the host x.example of b and may still use it: /merchants/a/2.json'),
    );
    await set(merchant('a', 'z.example'));
    await set(merchant('b', 'x.example'));
  });
});
