import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { accessOf, newName } from '../auth/access';
import { signIn } from '../product/actions';
import { demo } from '../product/demo';
import { origin, type Product } from '../product/products';

const relay = '/wps/relay/MCSFE_';
/** Where each call goes, for faults. */
export const money = (call: string): string => relay + call;

/** A movement as the sandbox has booked it, in hundredths. */
interface Booked {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly amount: number;
}

/** A new member with money, signed in on the wallet page, and the books that the sandbox keeps of them. */
export async function arriveWithMoney(
  page: Page,
  {
    request,
    product,
    merchant = 'aurora',
  }: { request: APIRequestContext; product: Product; merchant?: string },
) {
  const userName = newName();
  await accessOf(request, product).addMember({
    merchant,
    userName,
    password: demo.password,
    balance: '1000.00',
  });
  const control = `http://127.0.0.1:${product.port}/__sandbox/orders`;
  await page.goto(`${origin(product, merchant)}/m/login?backUrl=%2Fm%2Fwallet`);
  await signIn(page, userName);
  await expect(page).toHaveURL(/\/m\/wallet/);
  return {
    orders: async (): Promise<readonly Booked[]> =>
      (await request.get(`${control}/${merchant}/${userName}`)).json(),
    end: async (id: string, status: 'done' | 'failed') => {
      const answer = await request.post(control, { data: { merchant, userName, id, status } });
      expect(answer.ok()).toBe(true);
    },
  };
}
