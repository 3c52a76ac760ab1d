import { type Judge, nameOf, type Verdict } from '../../../operations/canary';
import type { Context } from '../../context';
import { table } from '../../table';
import type { RolledBack } from './check';
import { unjudgedBy } from './unjudged';

/** How a watch prints. */
interface Printed {
  readonly dryRun: boolean;
  readonly json: boolean;
}

export function printRolledBack(
  { verdict: { canary, reason }, outcomes }: RolledBack,
  { dryRun, json }: Printed,
  { io }: Context,
): void {
  const done = outcomes.filter(({ result }) => result === 'changed').length;
  const result = `${dryRun ? 'would be rolled back' : 'rolled back'} at ${done} of ${outcomes.length} merchants`;
  const text = `${nameOf(canary)} ${result}. ${reason}`;
  io.out(
    json ? `${JSON.stringify({ rolledBack: nameOf(canary), dryRun, reason, outcomes })}\n` : `${text}\n`,
  );
}

/** Prints an alert. Nothing is changed: anybody can send the beacons behind it. */
export function printAlert({ canary, basis, reason }: Verdict, { json }: Printed, { io }: Context): void {
  const doubt =
    basis === 'visitors'
      ? 'too few sources or merchants support the reports'
      : 'anybody can have sent the reports';
  const text = `${nameOf(canary)} is not rolled back automatically: ${doubt}. It keeps its share until you decide: release roll-back ${nameOf(canary)}. ${reason}`;
  io.out(json ? `${JSON.stringify({ alert: nameOf(canary), basis, reason })}\n` : `${text}\n`);
}

/** How many entries of a log were read so far. */
export interface ReadEntries {
  pages: number;
  beacons: number;
}

/**
 * Prints the comparison of every canary, and how much it has seen.
 * @param read undefined if the evidence comes from no log
 */
export function printComparison(
  judged: Judge,
  read: ReadEntries | undefined,
  { json }: Printed,
  { io }: Context,
): void {
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
  const unjudged = unjudgedBy(judged);
  if (json) {
    io.out(`${JSON.stringify({ canaries: rows, unjudged, read })}\n`);
    return;
  }
  if (rows.length === 0) {
    io.out('No version in a partial roll-out was found.\n');
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
  for (const { canary, unseen } of unjudged)
    io.out(`${canary} was not judged: no visitor’s page with ${unseen} was seen.\n`);
  if (read) io.out(`Read ${read.pages} pages and ${read.beacons} beacons.\n`);
}
