import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aurora, newFolder, remoteDist, removeFolders, shellDist } from '../testing/dists';
import { echoGateway, stopGateways } from '../testing/echo-gateway';
import { operator } from '../testing/operator';
import { STATUS, siteGateway, stopSiteGateways } from '../testing/site-gateway';

afterEach(async () => {
  stopSiteGateways();
  await stopGateways();
  await removeFolders();
});

/** Makes a store with a shell and a remote, without merchants. */
async function opened() {
  const release = operator(await newFolder());
  await release(`publish --fast ${await shellDist()} ${await remoteDist()}`);
  const file = join(await newFolder(), 'shop.json');
  const read = async () => JSON.parse(await readFile(file, 'utf8'));
  return { release, file, read, dir: join(file, '..') };
}

/** A host that answers. */
const ownHost = async () => new URL((await echoGateway()).url).host;

const shop = { ...aurora, code: 'shop', name: 'Shop', hosts: ['shop.invalid'] };

test('a session asks for every part, describes the merchant, and says how to release it', async () => {
  const { release, file, read, dir } = await opened();
  const host = await ownHost();
  const answers = ['shop', '', host, 'Golden Shop', 'mt8803', 'dark', 'accent=#f6c65b', 'INBOX3 GEETEST3'];
  const ran = await release(`merchant new ${file}`, [...answers, 'EN cn', 'yes']);
  expect(ran).toMatchObject({ code: 0 });
  expect(ran.err).toContain('No problems found.');
  expect(ran.err).toMatch(/Preview: http:\/\/127\.0\.0\.1:\d+\/m\/home/);
  expect(ran.out).toContain('release roll-out shell@1.2.0 games@2.0.0 --merchant shop');
  const fields = {
    code: 'shop',
    hosts: [host],
    name: 'Golden Shop',
    template: 'MT8803',
    scheme: 'dark',
    brand: { '--color-accent': '#f6c65b' },
    features: ['geetest'],
    expects: { flags: ['GEETEST3', 'INBOX3'] },
    languages: ['EN', 'CN'],
    defaultLanguage: 'EN',
  };
  expect(JSON.parse((await release('merchant show shop')).out)).toEqual(fields);
  expect(await read()).toEqual({ $schema: './merchant.schema.json', ...fields });
  const schema = JSON.parse(await readFile(join(dir, 'merchant.schema.json'), 'utf8'));
  expect(schema.properties).toHaveProperty('hosts');
});

test('an answer that cannot be used is explained and asked for again', async () => {
  const { release, file, read } = await opened();
  await writeFile(join(file, '../aurora.json'), JSON.stringify({ ...aurora, hosts: ['a.example'] }));
  await release(`merchant set ${join(file, '../aurora.json')}`);
  const ran = await release(`merchant new ${file}`, [
    ...['a b', 'aurora', 'shop'],
    ...['http://gateway.example', 'gateway', ''],
    ...['a.example', '-', 'shop.invalid'],
    ...['', 'Shop'],
    ...['MT1', 'MT8801'],
    ...['grey', 'light'],
    ...['accent=red', 'blink=#ff0000', ''],
    ...['INBOX', ''],
    ...['EN XX', ''],
  ]);
  for (const sentence of [
    'Use letters, digits and hyphens',
    'The store has a merchant aurora',
    'is not an https address',
    'Use an https address',
    'aurora and shop both use the host a.example',
    'Write host names such as',
    'Write the name that members see',
    'Choose one of MT8801',
    'Choose dark, light or auto',
    'Write hexadecimal colours of accent',
    'Write flags, separated by spaces: GEETEST3',
    'Write codes, separated by spaces: EN',
  ])
    expect(ran.err).toContain(sentence);
  expect(await read()).toMatchObject({ code: 'shop', scheme: 'light', brand: {}, expects: { flags: [] } });
});

test('a session that stops keeps its answers and continues with the next question', async () => {
  const { release, file, read } = await opened();
  const stopped = await release(`merchant new ${file}`, ['shop', '', 'shop.invalid']);
  expect(stopped).toMatchObject({ code: 2 });
  expect(stopped.err).toContain('There is no answer to "Name of the merchant:"');
  expect(stopped.err).toContain(`The answers so far are in ${file}. Continue: release merchant new ${file}.`);
  expect(await read()).toMatchObject({ code: 'shop', hosts: ['shop.invalid'] });
  const left = ['', 'Shop', 'MT8801', '', '', '', 'EN', 'no'];
  const ran = await release(`merchant new ${file}`, left);
  expect(ran).toMatchObject({ code: 0, out: expect.stringContaining('Nothing was written to the store') });
  expect(await read()).toMatchObject({ name: 'Shop', scheme: 'auto', languages: ['EN'] });
  expect((await release('merchant list --json')).out).toBe('[]\n');
});

test('the gateway suggests what it knows, and what differs from it is a problem', async () => {
  const { release, file, read } = await opened();
  const gateway = await siteGateway('shop', {
    [STATUS]: {
      siteName: 'Golden Palace',
      whitelabelVal: { INBOX3: 1 },
      mobileTemplate: { templateId: 'MT8806', languages: ['TH', 'EN'] },
      smsProvider: { vapidKey: 'k' },
    },
  });
  const answers = ['shop', gateway, await ownHost(), '', '', '', '', 'INBOX3,CBS3', ''];
  const ran = await release(`merchant new ${file}`, [...answers, 'yes']);
  expect(ran).toMatchObject({ code: 0 });
  expect(ran.err).toContain('Name of the merchant [Golden Palace]:');
  expect(ran.err).toContain('Flags that the gateway should have on [INBOX3]:');
  expect(await read()).toMatchObject({
    name: 'Golden Palace',
    template: 'MT8806',
    languages: ['TH', 'EN'],
    defaultLanguage: 'TH',
    expects: { gateway, flags: ['INBOX3', 'CBS3'] },
  });
  expect(ran.err).toContain('expects CBS3, which the gateway has off');
  expect(ran.err).toContain('Add "push" to the features');
  expect(ran.err).not.toContain('template-differs');
});

test('a file with all fields is checked without a question: hosts, gateway and contrast', async () => {
  const { release, file } = await opened();
  const brand = { '--color-accent': '#3a0010' };
  const expects = { gateway: 'http://127.0.0.1:9' };
  await writeFile(file, JSON.stringify({ ...shop, brand, expects, langages: ['EN'] }));
  const ran = await release(`merchant new ${file} --dry-run --json`);
  expect(ran).toMatchObject({ code: 5 });
  const { problems, written } = JSON.parse(ran.out);
  expect(written).toBe(false);
  expect(problems.map(({ code }: { code: string }) => code)).toEqual([
    'field-unknown',
    'host-unreachable',
    'gateway-unread',
    'colour-changed',
  ]);
  expect(problems[0].message).toContain('field langages');
  expect(problems[3].message).toMatch(
    /^--color-accent #3a0010 is not legible .* Pages use #[\da-f]{6} instead/,
  );
  expect((await release('merchant list --json')).out).toBe('[]\n');
});

test('without a published shell the description is written, and the missing preview is named', async () => {
  const release = operator(await newFolder());
  const file = join(await newFolder(), 'shop.json');
  await writeFile(file, JSON.stringify(shop));
  const ran = await release(`merchant new ${file} --yes`);
  expect(ran).toMatchObject({ code: 0, out: expect.stringContaining('Publish a shell and remotes') });
  expect(ran.err).toContain('No shell is published');
  // Running it again after an interruption changes nothing.
  expect(await release(`merchant new ${file} --yes`)).toMatchObject({ code: 0 });
  expect(JSON.parse((await release('merchant history shop --json')).out)).toHaveLength(1);
});

test.each([
  ['{', 2, 'cannot be read as one JSON object'],
  ['{\n  "code" "shop"\n}', 2, 'as one JSON object: line 2, column 10: colon expected. Correct'],
  [JSON.stringify([shop]), 2, 'cannot be read as one JSON object'],
  [JSON.stringify({ ...shop, icon: '//evil.example/x' }), 3, 'icon is invalid'],
  [JSON.stringify({ ...shop, hosts: ['a.example'] }), 3, 'both use the host a.example'],
  [JSON.stringify({ ...shop, code: 'aurora' }), 3, 'The store has a merchant aurora'],
])('the file %s is refused', async (text, code, says) => {
  const { release, file } = await opened();
  await writeFile(file, JSON.stringify({ ...aurora, hosts: ['a.example'] }));
  await release(`merchant set ${file}`);
  await writeFile(file, text);
  const ran = await release(`merchant new ${file} --yes`);
  expect(ran).toMatchObject({ code, err: expect.stringContaining(says) });
  expect(await readFile(file, 'utf8')).toBe(text);
});

test('a description that an editor has saved with a byte order mark is read', async () => {
  const { release, file } = await opened();
  await writeFile(file, `\uFEFF${JSON.stringify({ ...shop, hosts: [await ownHost()] })}`);
  expect(await release(`merchant new ${file} --yes`)).toMatchObject({ code: 0 });
});

test('a folder that does not exist is named, and nothing is written', async () => {
  const { release } = await opened();
  const ran = await release('merchant new /no/such/folder/shop.json', ['shop']);
  expect(ran).toMatchObject({ code: 2, err: expect.stringContaining('cannot be written: ENOENT') });
});

test('the versions of a merchant are previewed by its code, and one without a release is named', async () => {
  const { release, file } = await opened();
  await writeFile(file, JSON.stringify(aurora));
  await release(`merchant set ${file}`);
  await release('roll-out shell@1.2.0 games@2.0.0 --all');
  await release(`publish --fast ${await remoteDist({ build: { version: '2.1.0' } })}`);
  await writeFile(file, JSON.stringify(shop));
  const versions = async (like: string) =>
    JSON.parse((await release(`merchant new ${file} --dry-run --json ${like}`)).out).versions;
  expect(await versions('')).toBe('shell@1.2.0 games@2.0.0');
  expect(await versions('--like aurora')).toBe('shell@1.2.0 games@2.0.0');
  expect((await release(`merchant new ${file} --dry-run --like shop`)).err).toContain('shop has no release');
});

test('an invalid value of the file is named and asked for', async () => {
  const { release, file, read } = await opened();
  await writeFile(file, JSON.stringify({ ...shop, scheme: 'grey', brand: {}, expects: { flags: [] } }));
  const ran = await release(`merchant new ${file} --yes`, ['', 'dark']);
  expect(ran).toMatchObject({ code: 0 });
  expect(ran.err).toContain('The file has an invalid scheme. Choose dark, light or auto.');
  expect(await read()).toMatchObject({ scheme: 'dark' });
});
