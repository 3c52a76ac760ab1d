import { randomUUID } from 'node:crypto';
import { accessOf } from './access';
import { clientOf, tokenIn } from './client';

const password = 'Tessera-2026';

/** Adds a member and signs in. @returns a client with the session token, which calls relay endpoints by name */
export async function newMemberAt(url: string, { merchant = 'aurora', type = 0, balance = '0.00' } = {}) {
  const userName = `m${randomUUID().slice(0, 12).replace(/-/g, '')}`;
  await accessOf(url).addMember({ merchant, userName, password, type, balance });
  const client = clientOf(url, { merchant, language: 'EN' });
  const authorization = tokenIn(await client.login(userName, password));
  return {
    client,
    userName,
    password,
    authorization,
    get: async (name: string) => (await client.get(`/wps/relay/${name}`, { authorization })).value,
    post: (name: string, body: object) =>
      client.post(`/wps/relay/${name}`, JSON.stringify(body), { authorization }),
    postEncrypted: (name: string, body: object) =>
      client.postEncrypted(`/wps/relay/${name}`, body, { authorization }),
  };
}
