import { ArgumentError, readArguments } from '../dev/arguments';
import { type Variant, variants } from './variants';

/** Fewer rounds show no spread. */
const FULL_ROUNDS = 9;
const MOST_ROUNDS = 99;

export interface BenchArguments {
  /** 0 measures no times. */
  readonly rounds: number;
  readonly only: readonly Variant[];
  /** Whether to count what does not depend on the other builds. */
  readonly counts: boolean;
}

function roundsIn(text: string): number {
  const rounds = Number(text);
  if (Number.isInteger(rounds) && rounds >= 1 && rounds <= MOST_ROUNDS) return rounds;
  throw new ArgumentError(`--rounds takes a number from 1 to ${MOST_ROUNDS}, not "${text}".`);
}

function variantsIn(text: string): readonly Variant[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !variants.some((variant) => variant === name));
  if (unknown !== undefined)
    throw new ArgumentError(`--only takes names of ${variants.join(', ')}, not "${unknown}".`);
  return variants.filter((variant) => names.includes(variant));
}

/**
 * What `bench` does: `--rounds` says how often it measures, `--only` which builds. Without both it also counts; `--counts`
 * only counts.
 * @param args the command line without the program
 * @throws ArgumentError
 */
export function benchArguments(args: readonly string[]): BenchArguments {
  const { rounds, only, counts } = readArguments(args, {
    rounds: { type: 'string' },
    only: { type: 'string' },
    counts: { type: 'boolean' },
  });
  const isWhole = rounds === undefined && only === undefined;
  if (counts && !isWhole)
    throw new ArgumentError('--counts measures no times: leave out --rounds and --only.');
  if (counts) return { rounds: 0, only: ['ours'], counts };
  return {
    rounds: rounds === undefined ? FULL_ROUNDS : roundsIn(rounds),
    only: only === undefined ? variants : variantsIn(only),
    counts: isWhole,
  };
}

/** Whether a run measures everything, often enough to be written into the documents. */
export const isFull = ({ rounds, only }: BenchArguments): boolean =>
  rounds >= FULL_ROUNDS && only.length === variants.length;
