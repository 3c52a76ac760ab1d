import { type Bet, betDays, betList, bonusWagering } from '@tessera/contract';
import { gameOf } from '../../catalog';
import { DAY, fromCents, MINUTE } from '../../common';
import { type Answer, answer, type Sent } from '../../gateway';
import { type BetRecord, type Store, settled } from '../../members';
import { gameName } from '../game-list';
import { bonusTitle } from './deposit-methods';

const vendorOf = ({ game }: BetRecord) => gameOf(game)?.vendor;
const isAt =
  (provider: string | undefined) =>
  (bet: BetRecord): boolean =>
    provider === undefined || vendorOf(bet)?.code === provider;

/** A bet as the member sees it. Demo games pay out at once. */
const betOf = (bet: BetRecord, language: string): Sent<Bet> => {
  const game = gameOf(bet.game);
  return {
    id: bet.id,
    game: game ? gameName(game, language) : bet.game,
    provider: game?.vendor.name ?? null,
    status: 'done',
    stake: fromCents(bet.stake),
    payout: fromCents(bet.payout),
    at: bet.at,
  };
};

const sumOf = (bets: readonly BetRecord[], field: 'stake' | 'payout'): string =>
  fromCents(bets.reduce((sum, bet) => sum + bet[field], 0));

/** The history of a member's bets, by day and one by one, and the bonuses that are still to be played. */
export const betAnswers = (store: Store): readonly Answer[] => [
  answer(betDays, ({ request, member }) => {
    const { since, timezoneOffset, provider } = request;
    const all = member().ledger.bets.filter(({ at }) => at >= since);
    const shift = timezoneOffset * MINUTE;
    const dayOf = ({ at }: BetRecord) => Math.floor((at - shift) / DAY) * DAY + shift;
    const days = new Map<number, BetRecord[]>();
    for (const bet of all.filter(isAt(provider))) {
      const day = dayOf(bet);
      days.set(day, [...(days.get(day) ?? []), bet]);
    }
    const vendors = new Map(all.flatMap((bet) => vendorOf(bet) ?? []).map((vendor) => [vendor.code, vendor]));
    return {
      days: [...days]
        .sort(([one], [other]) => other - one)
        .map(([day, bets]) => ({
          day,
          bets: bets.length,
          stake: sumOf(bets, 'stake'),
          payout: sumOf(bets, 'payout'),
        })),
      providers: [...vendors.values()].map(({ code, name }) => ({ code, name })),
    };
  }),
  answer(betList, ({ request, language, member }) => {
    const { since, until, provider, cursor, limit } = request;
    const matching = member().ledger.bets.filter(
      (bet) => bet.at >= since && bet.at < until && isAt(provider)(bet),
    );
    const start = cursor ? matching.findIndex(({ id }) => id === cursor) : 0;
    const page = start < 0 ? [] : matching.slice(start, start + limit);
    return {
      items: page.map((bet) => betOf(bet, language)),
      next: start < 0 ? null : (matching[start + limit]?.id ?? null),
    };
  }),
  answer(bonusWagering, ({ language, member }) => ({
    bonuses: settled(store, member()).ledger.bonuses.map(({ id, about, amount, required, done }) => ({
      id,
      title: bonusTitle(about, language),
      amount: fromCents(amount),
      required: fromCents(required),
      done: fromCents(done),
    })),
  })),
];
