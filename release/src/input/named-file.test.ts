import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder, removeFolders } from '../testing/dists';
import { readBytes, readJsonFile } from './named-file';

afterEach(removeFolders);

const advice = 'Name another file.';

test('a file that cannot be read is refused with the reason and what to do', async () => {
  const folder = await newFolder();
  await expect(readBytes(join(folder, 'none'), advice)).rejects.toMatchObject({
    code: 'file-unreadable',
    message: expect.stringMatching(/none cannot be read: ENOENT: no such file .*\. Name another file\.$/),
  });
  await expect(readJsonFile(folder, advice)).rejects.toThrow('cannot be read: EISDIR');
});

test('a file that is not JSON is refused with the place', async () => {
  const file = join(await newFolder(), 'list.json');
  await writeFile(file, '[\n1 2]');
  await expect(readJsonFile(file, advice)).rejects.toMatchObject({
    code: 'file-unreadable',
    message: `${file} is not JSON: line 2, column 3: comma expected. ${advice}`,
  });
});
