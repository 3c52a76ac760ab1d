import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { signIn } from '../product/actions';
import { origin, type Product } from '../product/products';
import { type MemberWithMoney, newMember } from './member';

const relay = '/wps/relay/MCSFE_';
/** The path of each call, for faults. */
export const money = (call: string): string => relay + call;

/** A new member with money, signed in on the wallet page, and the member's ledger in the sandbox. */
export async function arriveWithMoney(
  page: Page,
  {
    request,
    product,
    merchant = 'aurora',
  }: { request: APIRequestContext; product: Product; merchant?: string },
): Promise<MemberWithMoney> {
  const member = await newMember({ request, product, merchant });
  await page.goto(`${origin(product, merchant)}/m/login?backUrl=%2Fm%2Fwallet`);
  await signIn(page, member.userName);
  await expect(page).toHaveURL(/\/m\/wallet/);
  return member;
}
