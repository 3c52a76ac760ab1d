import type { GameMatch } from '@tessera/contract';
import { MINUTE } from '../../common';
import { games } from '../games';
import { type Fixture, fixtureOf, roundAt } from './fixture';
import { marketsOf } from './odds';
import { type Sport, sports } from './sports';
import { nameIn } from './towns';

/** The current and the next match of each pitch: live ones first, then by start time (R3.27). */
export function matchesAt(now: number, language: string): GameMatch[] {
  return sports
    .flatMap((sport) =>
      Array.from({ length: sport.pitches }, (_, pitch) => onPitch(sport, pitch, now)).flat(),
    )
    .map((fixture) => matchOf(fixture, now, language))
    .sort((one, other) => one.phase.localeCompare(other.phase) || one.startTime - other.startTime);
}

function onPitch(sport: Sport, pitch: number, now: number): Fixture[] {
  const round = roundAt(sport, pitch, now);
  const last = fixtureOf(sport, pitch, round);
  const next = fixtureOf(sport, pitch, round + 1);
  return now < last.startTime + sport.minutes * MINUTE ? [last, next] : [next];
}

function matchOf({ id, sport, home, away, startTime, rate, goals }: Fixture, now: number, language: string) {
  const played = Math.max(0, (now - startTime) / MINUTE);
  const left = sport.minutes - played;
  const soFar = (scored: readonly number[]) => scored.filter((at) => at <= played).length;
  const score = { home: soFar(goals.home), away: soFar(goals.away) };
  const expected = { home: rate.home * left, away: rate.away * left };
  return {
    matchId: id,
    sport: sport.code,
    league: nameIn(sport.league, language),
    home: { name: nameIn(home, language) },
    away: { name: nameIn(away, language) },
    startTime,
    ...(startTime <= now
      ? { phase: 'live' as const, minute: Math.floor(played) + 1, score }
      : { phase: 'upcoming' as const }),
    markets: marketsOf({ score, expected, canDraw: sport.canDraw }),
    launch: launchOf(sport),
  };
}

function launchOf({ motif, code }: Sport): GameMatch['launch'] {
  const game = games.find((one) => one.category === 'SPORTS' && one.motif === motif);
  if (!game) throw new RangeError(`No game offers bets on ${code}`);
  return { vendor: game.vendor.code, gameCode: game.code };
}
