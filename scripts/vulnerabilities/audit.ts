import { execFile } from 'node:child_process';
import * as v from 'valibot';

/** A published vulnerability of an installed package. */
interface Vulnerability {
  readonly package: string;
  readonly versions: readonly string[];
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

/** The answer of the registry, or the reason why there is none. */
export type Audit =
  | { readonly result: 'asked'; readonly vulnerabilities: readonly Vulnerability[] }
  | { readonly result: 'not asked'; readonly reason: string };

const report = v.object({
  advisories: v.record(
    v.string(),
    v.object({
      module_name: v.string(),
      severity: v.string(),
      title: v.string(),
      url: v.string(),
      findings: v.array(v.object({ version: v.string() })),
    }),
  ),
});

const unasked = (reason: string): Audit => ({ result: 'not asked', reason });

/** pnpm draws a frame beside the lines of an error. */
function reasonIn(stderr: string): string {
  const [, error = ''] = stderr.split(/^Error: /m);
  return error.replaceAll(/[│├╰×─▶\s]+/g, ' ').trim() || 'pnpm audit printed nothing.';
}

/** Reads the output of `pnpm audit --json`: a report, or nothing and an error of the registry or the network. */
export function readAudit(stdout: string, stderr: string): Audit {
  if (stdout.trim() === '') return unasked(reasonIn(stderr));
  let raw: unknown;
  try {
    raw = JSON.parse(stdout);
  } catch {
    return unasked(stdout.trim());
  }
  const parsed = v.safeParse(report, raw);
  if (!parsed.success) return unasked('the report of pnpm audit has another form');
  const vulnerabilities = Object.values(parsed.output.advisories).map(
    ({ module_name: name, findings, severity, title, url }) => ({
      package: name,
      versions: [...new Set(findings.map(({ version }) => version))],
      severity,
      title,
      url,
    }),
  );
  return { result: 'asked', vulnerabilities };
}

/**
 * Asks the registry for the vulnerabilities of the packages in the lock file that ship or run on servers.
 * @param options more options of pnpm
 */
export function audit(options: readonly string[] = []): Promise<Audit> {
  // Without retries, which take minutes offline. With `--ignore-registry-errors`, pnpm would print a report without
  // advisories if the registry does not answer.
  const command = ['--yes', 'pnpm', 'audit', '--prod', '--json', '--config.fetch-retries=0'];
  return new Promise((resolve) => {
    execFile('npx', [...command, ...options], (_error, stdout, stderr) => resolve(readAudit(stdout, stderr)));
  });
}
