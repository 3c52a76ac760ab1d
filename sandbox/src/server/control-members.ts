import { decimalAmount, memberType, verificationWays } from '@tessera/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type Access, secretOf, totp } from '../features/access';
import { emailIdentity, mobileIdentity, newMember, openingBalances, type Store } from '../members';
import type { Merchant } from '../merchants';

const addedMember = v.object({
  merchant: v.string(),
  userName: v.string(),
  password: v.string(),
  mobile: v.optional(v.pipe(v.string(), v.regex(/^\+\d+$/))),
  email: v.optional(v.pipe(v.string(), v.email())),
  type: v.optional(memberType, 0),
  /** In major units, split among the wallets. */
  balance: v.optional(decimalAmount, '0.00'),
  passwordExpired: v.optional(v.boolean(), false),
  hasLoggedIn: v.optional(v.boolean(), true),
  verification: v.optional(v.array(v.picklist(verificationWays))),
  mustVerify: v.optional(v.boolean()),
});

/** Adds the control paths by which tests read captchas and authenticator codes, and add members. */
export function addMemberControl(
  control: FastifyInstance,
  { captchas }: Access,
  store: Store,
  merchants: readonly Merchant[],
): void {
  control.get<{ Params: { merchant: string; device: string } }>(
    '/__sandbox/captcha/:merchant/:device',
    ({ params }) => ({ characters: captchas.charactersFor(params.merchant, params.device) ?? null }),
  );
  control.get<{ Params: { merchant: string; name: string } }>(
    '/__sandbox/authenticator/:merchant/:name',
    ({ params }, reply) => {
      const member = store.member(params.merchant, params.name);
      return member
        ? reply.send({ code: totp(secretOf(member)) })
        : reply.code(404).send({ error: 'Unknown member' });
    },
  );
  control.post('/__sandbox/members', async (request, reply) => {
    const parsed = v.safeParse(addedMember, request.body);
    const merchant = merchants.find(({ code }) => parsed.success && code === parsed.output.merchant);
    if (!parsed.success || !merchant)
      return reply.code(400).send({ error: 'A member needs merchant, userName and password' });
    const { userName, password, mobile, email, balance, merchant: _code, ...traits } = parsed.output;
    const balances = openingBalances(merchant, balance);
    const member = { ...(await newMember(merchant, 'EN', userName, password)), balances, ...traits };
    if (!(await store.add(member))) return reply.code(409).send({ error: 'The user name is taken' });
    if (mobile) await store.bindIdentity(mobileIdentity(mobile), member);
    if (email) await store.bindIdentity(emailIdentity(email), member);
    return reply.code(204).send();
  });
}
