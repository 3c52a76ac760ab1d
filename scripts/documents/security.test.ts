import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace';
import { missingTests, namesTest, pointsOf } from './named-tests';

const security = readFileSync(inWorkspace('docs/security.md'), 'utf8');

test('every test that the security document names exists', () => {
  expect(missingTests(security, inWorkspace)).toEqual([]);
});

test('every point of the threat model names a test', () => {
  const points = pointsOf(security, 'Threat model');
  expect(points.length).toBeGreaterThan(20);
  expect(points.filter((point) => !namesTest(point))).toEqual([]);
});

test('a test that does not exist, and a point without one, are found', () => {
  const own = 'scripts/documents/security.test.ts';
  const gone = ['no', 'such', 'test'].join(' ');
  const text = `## Model\n\n- One. \`${own}\`: "are found"; \`${own}\`: "${gone}"\n- Two.\n\n## Next\n\n- Three.\n`;
  expect(missingTests(text, inWorkspace)).toEqual([`${own}: ${gone}`]);
  for (const file of ['gone.test.ts', 'gone-suite.ts'])
    expect(missingTests(`\`${file}\`: "a"`, inWorkspace)).toEqual([`${file}: a`]);
  expect(pointsOf(text, 'Model').map(namesTest)).toEqual([true, false]);
});
