import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import * as v from 'valibot';
import { faultReport } from '../../../fault-report';
import {
  defaultRules,
  type Judge,
  judge,
  openEvidenceSource,
  prometheusAddress,
} from '../../../operations/canary';
import { ReleaseError } from '../../../release-error';
import { type Context, collect, numberBetween, optionsOf, storeOf, withCommon } from '../../context';
import { type ExitCode, exitCodes } from '../../io';
import { type Checked, watchChecks } from './check';
import { printAlert, printComparison, printRolledBack, type ReadEntries } from './print';
import { unjudgedBy } from './unjudged';

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

const hasFinding = ({ rolledBack, alerts }: Checked): boolean => rolledBack.length + alerts.length > 0;

/** @returns the exit code of a watch that checks once */
function exitCodeOf(checked: Checked, judged: Judge): ExitCode {
  if (hasFinding(checked)) return exitCodes.problems;
  const hasFaults = checked.faults.length > 0;
  const isBlind = hasFaults && judged.canaries().length === 0;
  if (isBlind || unjudgedBy(judged).length > 0) return exitCodes.unjudged;
  return hasFaults ? exitCodes.partly : exitCodes.done;
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
      const { once, json } = parsed;
      const { io } = context;
      const store = await storeOf(raw, context);
      const judged = judge(parsed);
      const read: ReadEntries | undefined = prometheusAddress(parsed.from)
        ? undefined
        : { pages: 0, beacons: 0 };
      const source = openEvidenceSource(parsed.from, judged, { ...parsed, input: () => io.in }, (entry) => {
        if (read) read['page' in entry ? 'pages' : 'beacons'] += 1;
      });
      const check = watchChecks({ ...parsed, store, judged, source, merchants: parsed.merchant });
      const reportFaults = faultReport((line) =>
        io.err(`${json ? JSON.stringify({ fault: line }) : line}\n`),
      );
      for (;;) {
        const checked = await check();
        for (const one of checked.rolledBack) printRolledBack(one, parsed, context);
        for (const one of checked.alerts) printAlert(one, parsed, context);
        reportFaults(checked.faults);
        if (once || hasFinding(checked)) printComparison(judged, read, parsed, context);
        if (once) {
          context.end(exitCodeOf(checked, judged));
          return;
        }
        if (!(await pause(1000 * parsed.every, true, { signal: io.signal }).catch(() => false))) return;
      }
    });
}
