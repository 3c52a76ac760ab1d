import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { follow, readStory, STORY, sectionOf } from './guide';
import { inWorkspace, workspace } from './workspace';

// Follows the story of docs/remote-guide.md word for word, in a fresh clone of the current commit. Takes its pictures.
const { values } = parseArgs({
  options: { folder: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const folder = values.folder ?? mkdtempSync(path.join(tmpdir(), 'tessera-guide-'));
const images = values.write ? inWorkspace('docs/images') : inWorkspace('.tessera/guide');
const guide = readFileSync(inWorkspace('docs/remote-guide.md'), 'utf8');

try {
  mkdirSync(folder, { recursive: true });
  const steps = readStory(sectionOf(guide, STORY));
  const { seconds, faults } = await follow(steps, {
    folder,
    repository: workspace,
    images,
    say: console.log,
  });
  console.log(`\nThe whole story took ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s.`);
  if (faults.length > 0) throw new Error(`It differs from the guide in ${faults.length} places, see above.`);
  console.log(`Its pictures are in ${path.relative(workspace, images)}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}
