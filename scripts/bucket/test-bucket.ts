import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inWorkspace } from '../workspace';
import { startCeph } from './start-ceph';

// The tests of the S3 store against Ceph's S3 gateway, which Debian has. docs/reliability.md has the result.
const suite = 'release/src/store/s3-store.test.ts';
const ceph = await startCeph();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
try {
  console.log(ceph.version);
  const tests = spawn(
    inWorkspace('node_modules/.bin/jest'),
    ['--verbose', '--forceExit', suite, ...process.argv.slice(2)],
    {
      cwd: inWorkspace(),
      stdio: 'inherit',
      env: { ...process.env, ...ceph.env, E2E_BUCKET: '1' },
      signal: stop.signal,
    },
  );
  const [code] = await once(tests, 'exit').catch(() => [1]);
  process.exitCode = code ?? 1;
} finally {
  await ceph.close();
}
