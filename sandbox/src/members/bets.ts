import { games } from '../catalog';
import { HOUR } from '../common';
import { ledgerId } from './ledger-id';
import type { BetRecord, Order } from './ledger-record';
import type { Member } from './member';
import { changeBalance, mainWallet } from './settlement';

/** Bets of one member; older ones are dropped. */
const BET_LIMIT = 2000;

/**
 * Books a bet as the game's provider would: the stake leaves the main wallet, the payout reaches it, and the stake counts
 * for the turnover and for the oldest bonus that is still to be played. Amounts in hundredths.
 */
export function settleBet(draft: Member, settled: Pick<BetRecord, 'game' | 'stake' | 'payout'>): void {
  const { ledger } = draft;
  changeBalance(draft, mainWallet(draft), settled.payout - settled.stake);
  ledger.turnover.done += settled.stake;
  const [oldest] = ledger.bonuses;
  if (oldest) oldest.done += settled.stake;
  ledger.bonuses = ledger.bonuses.filter(({ done, required }) => done < required);
  ledger.bets = [{ ...settled, id: ledgerId(), at: Date.now() }, ...ledger.bets].slice(0, BET_LIMIT);
}

/** Payouts of the bets after a deposit, as multiples of the stake. */
const PAYOUTS = [0, 1.8, 0.4, 0] as const;

/** The bets of an opening history, newest first: after each credit, the member bets it twice and loses nine tenths of it. */
export const openingBets = (orders: readonly Order[]): BetRecord[] =>
  orders
    .filter(({ status, amount, kind }) => status === 'done' && amount > 0 && kind !== 'transfer')
    .flatMap((order, at) =>
      PAYOUTS.map((times, bet): BetRecord => {
        const stake = Math.floor(order.amount / 2);
        return {
          id: `${order.id}W${bet}`,
          game: games[(at * 37 + bet * 11) % games.length]?.code ?? '',
          stake,
          payout: Math.floor(stake * times),
          at: order.at + (bet + 1) * HOUR,
        };
      }).reverse(),
    )
    .sort((one, other) => other.at - one.at);
