import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import * as v from 'valibot';
import { releasedMerchants } from '../assemble/merchants';
import { ReleaseError } from '../release-error';
import { changeMany } from '../roll-out/change-many';
import { rollBack } from '../roll-out/roll-back';
import { statusOf } from '../status/status';
import { rememberBuilds } from '../store/remember-builds';
import type { Store } from '../store/store';
import { nameOf } from '../watch/canary';
import { openSource, type Source } from '../watch/source';
import { usualRules } from '../watch/verdict';
import { type Verdict, watcher } from '../watch/watch';
import { type Context, gather, numberBetween, storeOf, withCommon } from './context';
import { exitCodes } from './io';
import { table } from './table';

const options = v.object({
  from: v.string(),
  merchant: v.optional(v.array(v.string())),
  all: v.optional(v.boolean(), false),
  every: v.number(),
  once: v.optional(v.boolean(), false),
  mistakes: v.number(),
  least: v.number(),
  dryRun: v.optional(v.boolean(), false),
  json: v.optional(v.boolean(), false),
});
type Options = v.InferOutput<typeof options>;

/** Takes a canary away wherever it is being rolled out, and says why. */
async function act(
  { canary, merchants, reason }: Verdict,
  store: Store,
  { dryRun, json }: Options,
  { io }: Context,
) {
  const bad = { piece: canary.remote, version: canary.version };
  const outcomes = await changeMany(rememberBuilds(store), merchants, rollBack([bad]), { dry: dryRun });
  const done = outcomes.filter(({ result }) => result === 'changed').length;
  const said = `${dryRun ? 'would be rolled back' : 'rolled back'} at ${done} of ${merchants.length} merchants`;
  const text = `${nameOf(canary)} ${said}. ${reason}`;
  io.out(
    json ? `${JSON.stringify({ rolledBack: nameOf(canary), dryRun, reason, outcomes })}\n` : `${text}\n`,
  );
}

function report(watch: ReturnType<typeof watcher>, { json }: Options, { io }: Context): void {
  const rows = watch.state().flatMap(({ canary, compared: { counts, findings } }) =>
    findings.map(({ respect, stable, canary: worse, evidence }) => ({
      canary: nameOf(canary),
      against: canary.stable,
      respect,
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
    io.out('Nothing is being rolled out to a part of the members.\n');
    return;
  }
  const shown = (value: number, respect: string) =>
    respect === 'failures' ? `${(100 * value).toFixed(1)} %` : value.toFixed(respect === 'CLS' ? 3 : 0);
  io.out(
    `${table(
      ['canary', 'against', 'in', 'pages', 'canary', 'stable', 'evidence'],
      rows.map(({ canary, against, respect, uses, values: [worse = 0, stable = 0], evidence }) => [
        canary,
        against,
        respect,
        uses.join(' / '),
        shown(worse, respect),
        shown(stable, respect),
        `${evidence < 1000 ? evidence.toPrecision(2) : Math.round(evidence)} : 1`,
      ]),
    )}\n`,
  );
}

async function look(
  watch: ReturnType<typeof watcher>,
  source: Source,
  store: Store,
  options: Options,
  context: Context,
) {
  const merchants = options.merchant ?? (await releasedMerchants(store));
  watch.follow(await Promise.all(merchants.map((merchant) => statusOf(store, merchant))));
  for (const beacon of await source()) watch.see(beacon);
  const verdicts = watch.verdicts();
  for (const verdict of verdicts) await act(verdict, store, options, context);
  return verdicts.length > 0;
}

/** `release watch` */
export function addWatch(program: Command, context: Context): void {
  withCommon(program.command('watch'))
    .summary('take a version back by itself when it does worse')
    .description(
      'Follows the health beacons of versions that are being rolled out to a part of the members, and rolls one back when it fails more often, or is slower, than the stable version beyond what chance explains.',
    )
    .requiredOption(
      '--from <place>',
      'where beacons come from: a file of JSON lines, an address, or - for standard input',
    )
    .option('-m, --merchant <code>', 'merchant to watch; may be given several times', gather)
    .option('--all', 'every merchant that has a release')
    .option('--every <seconds>', 'how often to look', numberBetween(0.1, 3600), 10)
    .option('--once', 'look at what is there, and end')
    .option(
      '--mistakes <count>',
      'good versions of a thousand that may be taken back by mistake',
      numberBetween(0.001, 200),
      usualRules.mistakes,
    )
    .option(
      '--least <points>',
      'percentage points more that must fail before it matters',
      numberBetween(0, 100),
      usualRules.least,
    )
    .option('--dry-run', 'say what would be rolled back, and write nothing')
    .action(async (raw: unknown) => {
      const parsed = v.parse(options, raw);
      if (!parsed.merchant && !parsed.all)
        throw new ReleaseError('no-target', 'Say whom to watch: --merchant <code>, or --all.');
      const store = await storeOf(raw, context);
      const watch = watcher(parsed);
      const source = openSource(parsed.from);
      for (;;) {
        const acted = await look(watch, source, store, parsed, context).catch((fault: unknown) => {
          // A log that cannot be reached for a moment ends no watch.
          if (parsed.once || fault instanceof ReleaseError) throw fault;
          context.io.err(`${fault instanceof Error ? fault.message : fault}\n`);
          return false;
        });
        if (parsed.once || acted) report(watch, parsed, context);
        if (parsed.once) return acted ? context.end(exitCodes.problems) : undefined;
        const { signal } = context.io;
        if (!(await pause(1000 * parsed.every, true, { signal }).catch(() => false))) return;
      }
    });
}
