import type { Outcome } from '../roll-out/change-many';
import { table } from './table';

/** Of more merchants than these, only the refused are named. */
const MOST_ROWS = 20;

/** How many merchants something became of. */
export const count = (outcomes: readonly Outcome[], result: Outcome['result']): number =>
  outcomes.filter((outcome) => outcome.result === result).length;

function rowOf(outcome: Outcome): readonly string[] {
  if (outcome.result === 'refused') return [outcome.merchant, outcome.code, outcome.message];
  return [outcome.merchant, outcome.result, 'number' in outcome ? `release ${outcome.number}` : ''];
}

/** What became of merchants, as text. */
export function outcomesText(outcomes: readonly Outcome[], dry: boolean): string {
  const isLong = outcomes.length > MOST_ROWS;
  const shown = isLong ? outcomes.filter(({ result }) => result === 'refused') : outcomes;
  const rows = shown.slice(0, MOST_ROWS).map(rowOf);
  const [refused, left] = [count(outcomes, 'refused'), count(outcomes, 'left')];
  const total = [
    `${count(outcomes, 'changed')} ${dry ? 'would change' : 'changed'}`,
    `${count(outcomes, 'unchanged')} have it already`,
    ...(refused > 0 ? [`${refused} refused`] : []),
    ...(left > 0 ? [`${left} left: run the same command again to go on`] : []),
  ].join(', ');
  return [...(rows.length > 0 ? [table(['merchant', 'result', ''], rows)] : []), `${total}.`].join('\n');
}
