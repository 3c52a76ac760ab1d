import { randomUUID } from 'node:crypto';
import type { Answered } from './client';
import { newMemberAt } from './member-client';

const encrypted = new Set([
  'addWithdrawAccount',
  'setWithdrawPassword',
  'changeWithdrawPassword',
  'submitWithdraw',
]);

/** A new member with money, whose client calls the endpoints that move it. */
export async function memberWithMoney(
  url: string,
  { merchant = 'aurora', balance = '1000.00', type = 0 } = {},
) {
  const member = await newMemberAt(url, { merchant, type, balance });
  const { client, userName, password, authorization } = member;
  const get = (name: string, query: Readonly<Record<string, string>> = {}) =>
    client.get(`/wps/relay/MCSFE_${name}?${new URLSearchParams(query)}`, { authorization });
  const post = (name: string, body: object): Promise<Answered> =>
    encrypted.has(name) ? member.postEncrypted(`MCSFE_${name}`, body) : member.post(`MCSFE_${name}`, body);
  return {
    userName,
    password,
    get,
    post,
    transfer: (from: string, to: string, amount: string, requestId = randomUUID()) =>
      post('transferWallet', { requestId, from, to, amount }),
    deposit: (more: object = {}, requestId = randomUUID()) =>
      post('submitDeposit', {
        requestId,
        method: 'bank',
        amount: '100.00',
        returnUrl: 'http://localhost/m/voucherCenter',
        ...more,
      }),
    withdraw: (accountId: string, amount: string, requestId = randomUUID()) =>
      post('submitWithdraw', { requestId, accountId, amount, password: '135790' }),
    /** Adds a payout account and sets the withdrawal password. @returns the id of the account */
    async readyToWithdraw(): Promise<string> {
      await post('setWithdrawPassword', { password: '135790' });
      return idIn(await post('addWithdrawAccount', { provider: 'SSB', holder: 'A', number: '12345678' }));
    },
    /** Bets as a game would. */
    bet: (stake: string, payout: string, game = 'KSTRNG001') =>
      fetch(`${url}/__sandbox/bets`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ merchant, userName, game, stake, payout }),
      }),
    /** Ends an order as the bank would. */
    end: (id: string, status: 'done' | 'failed') =>
      fetch(`${url}/__sandbox/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ merchant, userName, id, status }),
      }),
  };
}

/** The id in the value of an answer. */
export function idIn({ value }: Answered): string {
  if (typeof value === 'object' && value !== null && 'id' in value) return String(value.id);
  throw new TypeError('The answer has no id');
}
