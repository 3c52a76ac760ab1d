import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aurora, newFolder, removeFolders, zahra } from '../../../testing/dists';
import { operator } from '../../../testing/operator';

afterEach(removeFolders);

/** Describes merchants by a file with this content. */
async function set(content: string | Buffer) {
  const release = operator(await newFolder());
  const file = join(await newFolder(), 'merchants.json');
  await writeFile(file, content);
  const ran = await release(`merchant set ${file}`);
  return { ...ran, merchants: (await release('merchant list')).out };
}

test.each([
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${JSON.stringify(aurora)}`)],
  ['UTF-16, as PowerShell writes it', Buffer.from(`\uFEFF${JSON.stringify(aurora)}`, 'utf16le')],
])('a description in %s is accepted', async (_, content) => {
  expect(await set(content)).toMatchObject({
    code: 0,
    err: '',
    merchants: expect.stringContaining('aurora'),
  });
});

const text = JSON.stringify([aurora, zahra], null, 2);
const invalid = [aurora, { ...zahra, languages: ['XX'] }];

test.each<[string, string | Buffer, number, string]>([
  [
    'with a syntax error on line 3',
    text.replace('"code": ', '"code" '),
    2,
    'merchants.json is not JSON: line 3, column 12: colon expected. Use a JSON file',
  ],
  ['that ends in the middle', text.slice(0, -2), 2, 'close bracket expected'],
  ['in Latin-1', Buffer.from(JSON.stringify({ ...aurora, name: 'Ação' }), 'latin1'), 2, 'not text in UTF-8'],
  [
    'with an invalid merchant in a list',
    JSON.stringify(invalid),
    3,
    "merchants.json, merchant 2 of the list: The merchant's languages.0 is invalid: not a supported language.",
  ],
  [
    'with one invalid merchant',
    JSON.stringify(invalid[1]),
    3,
    "merchants.json: The merchant's languages.0 is invalid: not a supported language.",
  ],
])('a file %s is refused with the place, and describes nobody', async (_, content, code, says) => {
  const ran = await set(content);
  expect(ran).toMatchObject({ code, err: expect.stringContaining(says) });
  expect(ran.merchants).not.toMatch(/aurora|zahra/);
});
