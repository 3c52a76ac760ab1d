import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder, removeFolders } from '../../testing/dists';
import { makeKeyFile, readKeyFile } from './preview-keys';

afterEach(removeFolders);

async function keyFile() {
  const file = join(await newFolder(), 'preview.jwk');
  const publicKey = await makeKeyFile(file);
  const text = await readFile(file, 'utf8');
  const { d }: { readonly d: string } = JSON.parse(text);
  return { file, publicKey, text, privatePart: d };
}

test('a key file that an editor has saved with a byte order mark is read', async () => {
  const { file, publicKey, text } = await keyFile();
  await writeFile(file, `\uFEFF${text}`);
  expect((await readKeyFile(file)).publicKey).toEqual(publicKey);
});

test.each<[string, (text: string) => string, string]>([
  ['a missing comma', (text) => text.replace(',\n  "d"', '\n  "d"'), 'line 6, column 3: comma expected'],
  ['a torn end', (text) => text.slice(0, -4), 'line 6, column 8: unexpected end of string'],
  ['a private part that is too long', (text) => text.replace('"d": "', '"d": "A'), 'd is invalid'],
  ['no value', () => 'null', 'top level is invalid'],
])('a key file with %s is refused with the place, and without the private part', async (_, damage, place) => {
  const { file, text, privatePart } = await keyFile();
  await writeFile(file, damage(text));
  const refused: unknown = await readKeyFile(file).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    code: 'preview-invalid',
    message: `${file} does not contain a preview key: ${place}. Create one: release preview key <file>.`,
  });
  expect(String(refused)).not.toContain(privatePart.slice(0, 8));
});

test('a key file that cannot be written or read is refused with the reason', async () => {
  const { file } = await keyFile();
  await expect(makeKeyFile(file)).rejects.toThrow('cannot be created: EEXIST');
  await expect(readKeyFile(`${file}.none`)).rejects.toThrow('cannot be read: ENOENT');
});
