import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { inWorkspace } from '../workspace';

const step = v.object({ name: v.optional(v.string()), run: v.optional(v.string()) });
const workflow = v.object({
  on: v.object({
    push: v.object({ paths: v.array(v.string()) }),
    pull_request: v.object({ paths: v.array(v.string()) }),
  }),
  env: v.object({ REMOTE: v.string(), FIRST_MERCHANT: v.string() }),
  jobs: v.record(v.string(), v.object({ steps: v.array(step) })),
});
const { on, env, jobs } = v.parse(workflow, parse(readFileSync(inWorkspace('docs/ci/remote.yml'), 'utf8')));
const steps = Object.values(jobs).flatMap((job) => job.steps);

test('the workflow of a remote runs for changes of the sources of the remote only', () => {
  expect(on.push.paths).toEqual(on.pull_request.paths);
  expect(on.push.paths).toContain(`remote-${env.REMOTE}/**`);
  expect(on.push.paths.filter((one) => one.startsWith('remote-'))).toHaveLength(1);
});

test('the scripts that it runs exist', () => {
  const { scripts } = JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8'));
  const run = steps.flatMap((one) => [
    ...(one.run ?? '').matchAll(/npx (?:--yes )?pnpm (?:--silent )?([a-z-]+)/g),
  ]);
  const names = run.map(([, name = '']) => name).filter((name) => !['install', 'biome'].includes(name));
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(scripts).toHaveProperty(name);
});

test.each([
  [true, 'pnpm release roll-out bonus@1.4.0 --merchant aurora\n'],
  [false, ''],
])('a version that is new (%j) goes to the first merchant', (isNew, says) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'tessera-ci-'));
  writeFileSync(
    path.join(dir, 'published.json'),
    JSON.stringify({ published: [{ version: '1.4.0', isNew }] }),
  );
  const last = steps.find(({ name }) => name?.startsWith('Give a new version'))?.run ?? '';
  const ran = spawnSync('bash', ['-e', '-c', `npx() { echo "$@"; }\n${last}`], {
    cwd: dir,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  rmSync(dir, { recursive: true });
  expect(ran).toMatchObject({ status: 0, stdout: says, stderr: '' });
});
