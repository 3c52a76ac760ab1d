import { execFileSync, spawnSync } from 'node:child_process';

/** In ms. */
const LIMIT = 600_000;

/** @returns the path of a program, or undefined if it is not installed */
export function installedProgram(name: string): string | undefined {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/**
 * Installs Debian packages for tests that need a system program.
 * @returns false if this machine has no `apt-get`
 * @throws Error when a package cannot be installed
 */
export function installFromDebian(packages: readonly string[]): boolean {
  if (!installedProgram('apt-get')) return false;
  console.log(`Installing from Debian: ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...command: string[]) => {
    const [program = '', ...args] = [...sudo, ...command];
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: LIMIT });
  };
  // Waits for another installation on the same machine, for as long as its own limit.
  const wait = ['-o', `DPkg::Lock::Timeout=${LIMIT / 1_000}`];
  run('apt-get', 'update', ...wait);
  run('apt-get', 'install', '-y', '--no-install-recommends', ...wait, ...packages);
  return true;
}
