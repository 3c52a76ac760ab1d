import type { Round } from './results';
import type { Turn } from './rounds';
import { runVisits, type Visitor } from './run-visit';
import type { Variant } from './variants';

/** In ms, for all visits of a round of a build. They take about a minute. */
const LIMIT = 180_000;

/** The visits of a round. `again` includes a first visit to the home page; the floor is only a page with a list. */
const visitsOf = (variant: Variant): string => (variant === 'floor' ? 'home' : 'again,login,bar,link');

/**
 * Measures one round of a build. A round that fails, or does not end in time, has no numbers: the other rounds go on.
 * @throws RunError if the whole bench stops
 */
export async function measureRound(turn: Turn, origin: string, visitor: Visitor): Promise<Round> {
  try {
    return {
      ...turn,
      numbers: await runVisits(visitor, { origin, names: visitsOf(turn.variant), limit: LIMIT }),
    };
  } catch (error) {
    if (visitor.stop.aborted) throw error;
    return { ...turn, failure: error instanceof Error ? error.message : String(error) };
  }
}
