import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolderStore, type Store } from '../store';
import { aurora, newFolder, removeFolders, zahra } from '../testing/dists';
import { checkHosts } from './claim-hosts';
import { describeMerchant } from './descriptions';
import type { Merchant } from './merchant';
import { merchantReader } from './merchant-reader';

afterEach(removeFolders);

const mercury: Merchant = { ...aurora, code: 'mercury', hosts: ['mercury.example', 'www.mercury.example'] };

/** Makes a store with these descriptions, in this order, a second apart. */
async function described(...merchants: readonly Merchant[]) {
  const dir = await newFolder();
  const store = openFolderStore(dir);
  const file = (path: string) => join(dir, 'merchants', path);
  const numbers = new Map<string, number>();
  for (const [second, merchant] of merchants.entries()) {
    const number = (numbers.get(merchant.code) ?? 0) + 1;
    numbers.set(merchant.code, number);
    await describeMerchant(store, merchant);
    await utimes(file(`${merchant.code}/${number}.json`), 1_000 + second, 1_000 + second);
  }
  return { store, write: (path: string, text: string) => writeFile(file(path), text), file };
}

async function shown(read: ReturnType<typeof merchantReader>) {
  const { merchants, faults } = await read();
  return {
    hosts: Object.fromEntries(merchants.map(({ code, hosts }) => [code, hosts])),
    faults: faults.map(({ part, fault }) => `${part}: ${String(fault)}`),
  };
}

const moved = { ...zahra, hosts: ['moved.example'] };

describe('a damaged description costs its own merchant the latest change', () => {
  test.each([
    ['is torn', '{', '/merchants/zahra/9.json is no description of a merchant: '],
    ['is empty', '', '/merchants/zahra/9.json is no description of a merchant: '],
    ['is null', 'null', '/merchants/zahra/9.json is no description of a merchant: '],
    ['lacks a field', '{"code":"zahra"}', 'is no description of a merchant: The merchant'],
    [
      'is of another merchant',
      JSON.stringify(aurora),
      'is no description of a merchant: it describes aurora.',
    ],
  ])('one that %s', async (_, text, reason) => {
    const { store, write } = await described(aurora, zahra, moved);
    await write('zahra/9.json', text);
    expect(await shown(merchantReader(store))).toEqual({
      hosts: { aurora: aurora.hosts, zahra: moved.hosts },
      faults: [expect.stringContaining(reason)],
    });
    expect((await shown(merchantReader(store))).faults[0]).toMatch(
      /^zahra: .* Until then its site uses description 2\.$/,
    );
  });

  test('also where several follow each other', async () => {
    const { store, write } = await described(aurora, zahra);
    for (const number of [2, 3, 4]) await write(`zahra/${number}.json`, '{');
    const { hosts, faults } = await shown(merchantReader(store));
    expect(hosts).toEqual({ aurora: aurora.hosts, zahra: zahra.hosts });
    expect(faults).toEqual([expect.stringMatching(/zahra\/4\.json .* uses description 1\.$/)]);
  });

  test('a merchant without another description has no site, and mending it brings the site', async () => {
    const { store, write } = await described(aurora, zahra);
    await write('zahra/1.json', '{');
    const read = merchantReader(store);
    expect(await shown(read)).toEqual({
      hosts: { aurora: aurora.hosts },
      faults: [
        expect.stringMatching(/^zahra: .*\/merchants\/zahra\/1\.json .* Until then it has no site\.$/),
      ],
    });
    await describeMerchant(store, moved);
    expect(await shown(read)).toEqual({ hosts: { aurora: aurora.hosts, zahra: moved.hosts }, faults: [] });
  });

  test('a reader keeps what it read before a file was damaged', async () => {
    const { store, write } = await described(aurora, zahra);
    const read = merchantReader(store);
    await read();
    await write('zahra/1.json', '{');
    const { hosts, faults } = await shown(read);
    expect(hosts).toEqual({ aurora: aurora.hosts, zahra: zahra.hosts });
    expect(faults).toEqual([
      expect.stringMatching(/zahra\/1\.json .* Until then its site uses description 1\.$/),
    ]);
  });

  test('a reader keeps what it read before the store failed for one merchant, not an older description', async () => {
    const { store } = await described(aurora, zahra, moved);
    let fails = false;
    const failing: Store = {
      ...store,
      read: async (path) => {
        if (fails && path === '/merchants/zahra/2.json') throw new Error('EIO: i/o error');
        return store.read(path);
      },
    };
    const read = merchantReader(failing);
    await read();
    fails = true;
    expect(await shown(read)).toEqual({
      hosts: { aurora: aurora.hosts, zahra: moved.hosts },
      faults: [
        expect.stringContaining('zahra: Error: Its description cannot be read: EIO: i/o error. Until'),
      ],
    });
  });

  test('where no merchant has a description that can be read, the first fault is thrown', async () => {
    const { store, write } = await described(aurora, zahra);
    await write('aurora/1.json', '{');
    await write('zahra/1.json', '{');
    await expect(merchantReader(store)()).rejects.toMatchObject({
      code: 'merchant-invalid',
      message: expect.stringContaining('/merchants/aurora/1.json'),
    });
  });
});

test('a merchant whose descriptions were deleted is gone, and a stray file is no merchant', async () => {
  const { store, write, file } = await described(aurora, zahra);
  const read = merchantReader(store);
  await read();
  await write('notes.txt', 'call Zahra');
  await rm(file('zahra/1.json'));
  expect(await shown(read)).toEqual({ hosts: { aurora: aurora.hosts }, faults: [] });
});

describe('a host of two merchants', () => {
  const greedy = (...hosts: readonly string[]) => ({ ...zahra, hosts });

  test('stays with the older description, and the other merchant keeps its other hosts', async () => {
    const { store } = await described(mercury, aurora, greedy('WWW.mercury.example:8080', 'zahra.example'));
    expect(await shown(merchantReader(store))).toEqual({
      hosts: { aurora: aurora.hosts, mercury: mercury.hosts, zahra: ['zahra.example'] },
      faults: [
        'zahra: ReleaseError: mercury and zahra both use the host www.mercury.example. mercury keeps it, because its description is older. Remove it from one of them.',
      ],
    });
  });

  test('is one fault for each host, and a merchant without a host has no site', async () => {
    const { store } = await described(mercury, greedy(...mercury.hosts));
    const { hosts, faults } = await shown(merchantReader(store));
    expect(hosts).toEqual({ mercury: mercury.hosts });
    expect(faults).toHaveLength(2);
  });

  test('goes by code where the descriptions are equally old', async () => {
    const { store, file } = await described(greedy('mercury.example'), mercury);
    await utimes(file('zahra/1.json'), 1_001, 1_001);
    expect((await shown(merchantReader(store))).hosts).toEqual({ mercury: mercury.hosts });
  });

  test('goes by the description that is used, where the latest is damaged', async () => {
    const { store, write } = await described(mercury, greedy('mercury.example'));
    await write('mercury/2.json', '{');
    const { hosts, faults } = await shown(merchantReader(store));
    expect(hosts).toEqual({ mercury: mercury.hosts });
    expect(faults).toEqual([
      expect.stringMatching(/^mercury: .*mercury\/2\.json/),
      expect.stringMatching(/^zahra: .*mercury keeps it/),
    ]);
  });

  test('is refused when it is described, and does not stop the descriptions of other merchants', async () => {
    const { store, write } = await described(mercury, greedy('mercury.example'));
    await write('mercury/2.json', '{');
    const late = { ...aurora, hosts: ['late.example'] };
    await expect(checkHosts(store, [late])).resolves.toBeUndefined();
    await expect(checkHosts(store, [{ ...late, hosts: ['www.mercury.example'] }])).rejects.toMatchObject({
      code: 'host-conflict',
      message: expect.stringContaining('mercury and aurora both use the host www.mercury.example.'),
    });
    const twins = [late, { ...late, code: 'later' }];
    await expect(checkHosts(store, twins)).rejects.toMatchObject({ code: 'host-conflict' });
  });
});
