import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installedProgram, installFromDebian } from '@tessera/build/debian';

/** Time in ms for Prometheus to start. */
const START_TIMEOUT = 30_000;

/**
 * @param program `prometheus`, or `promtool`, which checks its files
 * @returns its path. Installs it from Debian if it is missing.
 */
export function findPrometheus(program: 'prometheus' | 'promtool' = 'prometheus'): string {
  const found =
    installedProgram(program) ?? (installFromDebian(['prometheus']) ? installedProgram(program) : undefined);
  if (found) return found;
  throw new Error('These tests need Prometheus: install prometheus.');
}

export interface PrometheusProcess {
  readonly url: string;
  /** Stops the process and removes its data. */
  close(): Promise<void>;
}

/**
 * Runs Prometheus, which scrapes five times in a second.
 * @param targets hosts and ports
 * @param history what it has scraped before, in the OpenMetrics format with times
 * @throws Error if it does not respond in time
 */
export async function startPrometheus(
  targets: readonly string[],
  port: number,
  history?: string,
): Promise<PrometheusProcess> {
  const dir = await mkdtemp(join(tmpdir(), 'tessera-prometheus-'));
  if (history !== undefined) {
    const file = join(dir, 'history');
    await writeFile(file, history);
    const backfill = ['tsdb', 'create-blocks-from', 'openmetrics', '--quiet', file, join(dir, 'data')];
    execFileSync(findPrometheus('promtool'), backfill, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const configuration = join(dir, 'prometheus.json');
  await writeFile(
    configuration,
    // JSON is YAML.
    JSON.stringify({
      global: { scrape_interval: '200ms', scrape_timeout: '200ms' },
      scrape_configs: [{ job_name: 'tessera', static_configs: [{ targets }] }],
    }),
  );
  const child = spawn(
    findPrometheus(),
    [
      `--config.file=${configuration}`,
      `--storage.tsdb.path=${join(dir, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(dir, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + START_TIMEOUT; Date.now() < end && child.exitCode === null; ) {
    if (
      await fetch(`${url}/-/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, close };
    await pause(50);
  }
  await close();
  throw new Error('Prometheus does not respond');
}
