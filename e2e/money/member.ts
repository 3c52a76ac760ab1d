import { type APIRequestContext, expect } from '@playwright/test';
import { accessOf, newName } from '../auth/access';
import { demo } from '../product/demo';
import type { Product } from '../product/products';

/** An entry of the sandbox's ledger. Amounts are in cents. */
interface Booked {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly amount: number;
}

/** A new member with money, and the member's ledger in the sandbox. */
export interface MemberWithMoney {
  readonly userName: string;
  orders(): Promise<readonly Booked[]>;
  end(id: string, status: 'done' | 'failed'): Promise<void>;
  /** Settles a bet as the provider of a game would. Amounts in major units. */
  bet(game: string, stake: string, payout: string): Promise<void>;
}

/** Adds a member with 1,000.00 to a merchant. */
export async function newMember({
  request,
  product,
  merchant = 'aurora',
}: {
  request: APIRequestContext;
  product: Product;
  merchant?: string;
}): Promise<MemberWithMoney> {
  const userName = newName();
  await accessOf(request, product).addMember({
    merchant,
    userName,
    password: demo.password,
    balance: '1000.00',
  });
  const sandbox = `http://127.0.0.1:${product.port}/__sandbox`;
  const control = `${sandbox}/orders`;
  return {
    userName,
    orders: async (): Promise<readonly Booked[]> =>
      (await request.get(`${control}/${merchant}/${userName}`)).json(),
    end: async (id: string, status: 'done' | 'failed') => {
      const answer = await request.post(control, { data: { merchant, userName, id, status } });
      expect(answer.ok()).toBe(true);
    },
    bet: async (game, stake, payout) => {
      const answer = await request.post(`${sandbox}/bets`, {
        data: { merchant, userName, game, stake, payout },
      });
      expect(answer.ok()).toBe(true);
    },
  };
}
