import * as v from 'valibot';
import { decimalAmount, memberType, verificationWays } from '@tessera/contract';
import { mobileIdentity, newMember, openingBalances, type Store } from '../members';
import { totp, type Access } from '../features/access';
import type { FastifyInstance } from 'fastify';
import type { Merchant } from '../merchants';

const wanted = v.object({
  merchant: v.string(),
  userName: v.string(),
  password: v.string(),
  mobile: v.optional(v.pipe(v.string(), v.regex(/^\+\d+$/))),
  type: v.optional(memberType, 0),
  /** In major units, spread over the wallets. */
  balance: v.optional(decimalAmount, '0.00'),
  passwordExpired: v.optional(v.boolean(), false),
  hasLoggedIn: v.optional(v.boolean(), true),
  verification: v.optional(v.array(v.picklist(verificationWays))),
});

/** How tests read what would have been sent or drawn, and add members of a kind. Inside the local control paths. */
export function addAccessControl(
  control: FastifyInstance,
  { captchas, codes }: Access,
  store: Store,
  merchants: readonly Merchant[],
): void {
  control.get('/__sandbox/codes', () => codes.all());
  control.delete('/__sandbox/codes', (_request, reply) => {
    codes.clear();
    return reply.code(204).send();
  });
  control.get<{ Params: { merchant: string; device: string } }>(
    '/__sandbox/captcha/:merchant/:device',
    ({ params }) => ({ characters: captchas.charactersFor(params.merchant, params.device) ?? null }),
  );
  control.get<{ Params: { merchant: string; name: string } }>(
    '/__sandbox/authenticator/:merchant/:name',
    ({ params }, reply) => {
      const member = store.member(params.merchant, params.name);
      return member
        ? reply.send({ code: totp(member.id) })
        : reply.code(404).send({ error: 'no such member' });
    },
  );
  control.post('/__sandbox/members', async (request, reply) => {
    const parsed = v.safeParse(wanted, request.body);
    const merchant = merchants.find(({ code }) => parsed.success && code === parsed.output.merchant);
    if (!parsed.success || !merchant)
      return reply.code(400).send({ error: 'a member has merchant, userName, password' });
    const { userName, password, mobile, balance, merchant: _code, ...traits } = parsed.output;
    const balances = openingBalances(merchant, balance);
    const member = { ...(await newMember(merchant, 'EN', userName, password)), balances, ...traits };
    if (!(await store.add(member))) return reply.code(409).send({ error: 'the name is taken' });
    if (mobile) await store.bindIdentity(mobileIdentity(mobile), member);
    return reply.code(204).send();
  });
}
