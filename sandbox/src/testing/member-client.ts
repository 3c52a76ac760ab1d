import { randomUUID } from 'node:crypto';
import { accessOf } from './access';
import { clientOf, tokenIn } from './client';

/** A new member who asks the gateway by the names of relay calls. */
export async function newMemberAt(url: string, { merchant = 'aurora', type = 0 } = {}) {
  const userName = `m${randomUUID().slice(0, 12).replace(/-/g, '')}`;
  const password = 'Tessera-2026';
  await accessOf(url).addMember({ merchant, userName, password, type });
  const client = clientOf(url, { merchant, language: 'EN' });
  const authorization = tokenIn(await client.login(userName, password));
  return {
    client,
    userName,
    get: async (name: string) => (await client.get(`/wps/relay/${name}`, { authorization })).value,
    post: (name: string, body: object) =>
      client.post(`/wps/relay/${name}`, JSON.stringify(body), { authorization }),
    postEncrypted: (name: string, body: object) =>
      client.postEncrypted(`/wps/relay/${name}`, body, { authorization }),
  };
}
