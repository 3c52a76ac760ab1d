import { randomUUID } from 'node:crypto';
import { accessOf } from './access';
import { type Answered, clientOf, tokenIn } from './client';

const relay = '/wps/relay/MCSFE_';
const password = 'Tessera-2026';
const sealed = new Set(['addWithdrawAccount', 'setWithdrawPassword', 'submitWithdraw']);

/** A new member with money, who asks the gateway for what moves it. */
export async function memberWithMoney(
  url: string,
  { merchant = 'aurora', balance = '1000.00', type = 0 } = {},
) {
  const userName = `m${randomUUID().slice(0, 12).replace(/-/g, '')}`;
  await accessOf(url).addMember({ merchant, userName, password, balance, type });
  const client = clientOf(url, { merchant, language: 'EN' });
  const authorization = tokenIn(await client.login(userName, password));
  const get = (name: string, query: Readonly<Record<string, string>> = {}) =>
    client.get(`${relay}${name}?${new URLSearchParams(query)}`, { authorization });
  const post = (name: string, body: object): Promise<Answered> =>
    sealed.has(name)
      ? client.postEncrypted(`${relay}${name}`, body, { authorization })
      : client.post(`${relay}${name}`, JSON.stringify(body), { authorization });
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
    /** An account to be paid to, and the password that a payout needs. */
    async readyToWithdraw(): Promise<string> {
      await post('setWithdrawPassword', { password: '135790' });
      return idIn(await post('addWithdrawAccount', { provider: 'SSB', holder: 'A', number: '12345678' }));
    },
    /** What the bank does in the end. */
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
