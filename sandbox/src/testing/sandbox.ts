import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../server/start-sandbox';

/** Starts a sandbox on free ports with its own folder for the tests of one file. */
export function sandboxForTests() {
  const started: { sandbox?: Sandbox; dataDir?: string } = {};
  beforeAll(async () => {
    started.dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
    started.sandbox = await startSandbox({ dataDir: started.dataDir });
  });
  afterAll(async () => {
    await started.sandbox?.close();
    if (started.dataDir) await rm(started.dataDir, { recursive: true, force: true });
  });
  return (): Sandbox => {
    if (!started.sandbox) throw new Error('The sandbox starts before the first test');
    return started.sandbox;
  };
}
