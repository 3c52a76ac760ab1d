import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import * as v from 'valibot';
import { messageOf } from '../../fault';
import { changeRecorded } from '../../operations/audit';
import {
  defaultRules,
  type EvidenceSource,
  type Judge,
  judge,
  nameOf,
  openEvidenceSource,
  type Verdict,
} from '../../operations/canary';
import { rollBack } from '../../operations/rollout';
import { statusOf } from '../../operations/status';
import { ReleaseError } from '../../release-error';
import { releasedMerchants } from '../../releases';
import type { Store } from '../../store';
import { type Context, collect, numberBetween, optionsOf, storeOf, withCommon } from '../context';
import { exitCodes } from '../io';
import { table } from '../table';

const options = v.object({
  from: v.string(),
  merchant: v.optional(v.array(v.string())),
  all: v.optional(v.boolean(), false),
  every: v.number(),
  hours: v.number(),
  once: v.optional(v.boolean(), false),
  mistakes: v.number(),
  least: v.number(),
  leastSources: v.number(),
  leastMerchants: v.number(),
  dryRun: v.optional(v.boolean(), false),
  json: v.optional(v.boolean(), false),
});
type Options = v.InferOutput<typeof options>;

/** Rolls a canary back at all merchants that have it, and prints the reason. */
async function rollBackCanary(
  { canary, merchants, reason }: Verdict,
  store: Store,
  { dryRun, json }: Options,
  { io }: Context,
) {
  const bad = { piece: canary.remote, version: canary.version };
  const outcomes = await changeRecorded(store, merchants, rollBack([bad]), {
    dry: dryRun,
    deed: {
      by: 'watch',
      from: 'watch',
      action: 'roll-back',
      what: nameOf(canary),
      why: reason,
      pieces: [canary.remote],
    },
  });
  const done = outcomes.filter(({ result }) => result === 'changed').length;
  const result = `${dryRun ? 'would be rolled back' : 'rolled back'} at ${done} of ${merchants.length} merchants`;
  const text = `${nameOf(canary)} ${result}. ${reason}`;
  io.out(
    json ? `${JSON.stringify({ rolledBack: nameOf(canary), dryRun, reason, outcomes })}\n` : `${text}\n`,
  );
}

/** Prints an alert. Changes nothing: anybody can send the beacons behind it. */
function alert({ canary, reason }: Verdict, { json }: Options, { io }: Context): void {
  const text = `${nameOf(canary)} is not rolled back automatically: too few sources or merchants support the reports. It keeps its share until you decide: release roll-back ${nameOf(canary)}. ${reason}`;
  io.out(json ? `${JSON.stringify({ alert: nameOf(canary), reason })}\n` : `${text}\n`);
}

function report(judged: Judge, { json }: Options, { io }: Context): void {
  const rows = judged.state().flatMap(({ canary, compared: { counts, findings } }) =>
    findings.map(({ metric, stable, canary: worse, evidence }) => ({
      canary: nameOf(canary),
      against: canary.stable,
      respect: metric,
      uses: [counts.canary.uses, counts.stable.uses],
      values: [worse, stable],
      evidence,
    })),
  );
  if (json) {
    io.out(`${JSON.stringify({ canaries: rows })}\n`);
    return;
  }
  if (rows.length === 0) {
    io.out('No version is in a partial roll-out.\n');
    return;
  }
  const formatted = (value: number, metric: string) =>
    metric === 'failures' ? `${(100 * value).toFixed(1)} %` : value.toFixed(metric === 'CLS' ? 3 : 0);
  io.out(
    `${table(
      ['canary', 'stable version', 'metric', 'pages', 'canary', 'stable', 'evidence'],
      rows.map(({ canary, against, respect, uses, values: [worse = 0, stable = 0], evidence }) => [
        canary,
        against,
        respect,
        uses.join(' / '),
        formatted(worse, respect),
        formatted(stable, respect),
        `${evidence < 1000 ? evidence.toPrecision(2) : Math.round(evidence)} : 1`,
      ]),
    )}\n`,
  );
}

async function check(
  judged: Judge,
  source: EvidenceSource,
  store: Store,
  options: Options,
  context: Context,
  alerted: Set<string>,
) {
  const merchants = options.merchant ?? (await releasedMerchants(store));
  const statuses = await Promise.all(merchants.map((merchant) => statusOf(store, merchant)));
  judged.update(statuses);
  await source(statuses);
  const verdicts = judged.verdicts();
  for (const verdict of verdicts) await rollBackCanary(verdict, store, options, context);
  const alerts = judged.alerts().filter(({ canary }) => !alerted.has(nameOf(canary)));
  for (const one of alerts) {
    alerted.add(nameOf(one.canary));
    alert(one, options, context);
  }
  return verdicts.length + alerts.length > 0;
}

/** `release watch` */
export function addWatch(program: Command, context: Context): void {
  withCommon(program.command('watch'))
    .summary('roll a version back automatically if it is worse')
    .description(
      'Reads the health beacons of versions in a partial roll-out. Rolls a version back if it fails significantly more often, or is significantly slower, than the stable version. Prints an alert instead if too few sources report it.',
    )
    .requiredOption(
      '--from <location>',
      'source of the beacons: a file of JSON lines, a URL, - for standard input, or prometheus+<URL> for what collectors count',
    )
    .option('-m, --merchant <code>', 'merchant to watch; repeat it for several merchants', collect)
    .option('--all', 'watch all merchants that have a release')
    .option('--every <seconds>', 'interval between checks', numberBetween(0.1, 3600), 10)
    .option(
      '--hours <count>',
      'with Prometheus: for how many hours before now its counters are evidence',
      numberBetween(0, 720),
      24,
    )
    .option('--once', 'check once, then exit')
    .option(
      '--mistakes <count>',
      'how many of a thousand good versions may be rolled back by mistake',
      numberBetween(0.001, 200),
      defaultRules.mistakes,
    )
    .option(
      '--least <points>',
      'minimum difference of the failure rates, in percentage points',
      numberBetween(0, 100),
      defaultRules.least,
    )
    .option(
      '--least-sources <count>',
      'minimum number of sources with failures of the version for a roll-back; below it there is an alert',
      numberBetween(1, 1_000_000),
      defaultRules.leastSources,
    )
    .option(
      '--least-merchants <count>',
      'minimum number of merchants with failures of the version; all merchants that have it, if they are fewer',
      numberBetween(1, 100_000),
      defaultRules.leastMerchants,
    )
    .option('--dry-run', 'print the versions to roll back without writing')
    .action(async (raw: unknown) => {
      const parsed = optionsOf(options, raw);
      if (!parsed.merchant && !parsed.all)
        throw new ReleaseError('no-target', 'Choose the merchants to watch: --merchant <code>, or --all.');
      const store = await storeOf(raw, context);
      const judged = judge(parsed);
      const source = openEvidenceSource(parsed.from, judged, parsed);
      const alerted = new Set<string>();
      for (;;) {
        const hasFinding = await check(judged, source, store, parsed, context, alerted).catch(
          (fault: unknown) => {
            // A network error is temporary, so the watch continues.
            if (parsed.once || fault instanceof ReleaseError) throw fault;
            context.io.err(`${messageOf(fault)}\n`);
            return false;
          },
        );
        if (parsed.once || hasFinding) report(judged, parsed, context);
        if (parsed.once) return hasFinding ? context.end(exitCodes.problems) : undefined;
        const { signal } = context.io;
        if (!(await pause(1000 * parsed.every, true, { signal }).catch(() => false))) return;
      }
    });
}
