import { MINUTE, oneOf, type Random, randomFrom } from '../../common';
import type { Sport } from './sports';
import { type Name, towns } from './towns';

/** Teams of one pitch. Pitches do not share teams, so that no team plays two matches at a time. */
const TEAMS = 4;

/** One match of the schedule, derived from its pitch and number: the same at each start. */
export interface Fixture {
  readonly id: string;
  readonly sport: Sport;
  readonly home: Name;
  readonly away: Name;
  /** In ms since 1970. */
  readonly startTime: number;
  /** Average points of each side per minute. */
  readonly rate: { readonly home: number; readonly away: number };
  /** Minutes in which each side scores, in order. */
  readonly goals: { readonly home: readonly number[]; readonly away: readonly number[] };
}

const firstStart = (sport: Sport, pitch: number) =>
  Math.floor((pitch / sport.pitches) * (sport.period / 15)) * 15 * MINUTE;

/** The number of the match that started last on a pitch. */
export const roundAt = (sport: Sport, pitch: number, now: number): number =>
  Math.floor((now - firstStart(sport, pitch)) / (sport.period * MINUTE));

/** Match number `round` of a pitch. */
export function fixtureOf(sport: Sport, pitch: number, round: number): Fixture {
  const id = `${sport.code}-${pitch + 1}-${round}`;
  const random = randomFrom(id);
  const teams = towns.slice(pitch * TEAMS, (pitch + 1) * TEAMS);
  const home = oneOf(random, teams);
  const away = oneOf(
    random,
    teams.filter((team) => team !== home),
  );
  const half = sport.points / 2 / sport.minutes;
  // The home team is slightly stronger.
  const rate = { home: half * between(random, 0.8, 1.3), away: half * between(random, 0.7, 1.2) };
  return {
    id,
    sport,
    home,
    away,
    startTime: firstStart(sport, pitch) + round * sport.period * MINUTE,
    rate,
    goals: { home: goals(random, rate.home, sport), away: goals(random, rate.away, sport) },
  };
}

const between = (random: Random, low: number, high: number) => low + random() * (high - low);

function goals(random: Random, rate: number, { minutes }: Sport): number[] {
  const scored: number[] = [];
  for (let at = wait(random, rate); at < minutes; at += wait(random, rate)) scored.push(at);
  return scored;
}

/** Minutes until the next goal, exponentially distributed. */
const wait = (random: Random, rate: number) => -Math.log(1 - random()) / rate;
