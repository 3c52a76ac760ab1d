import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, text } from '../wire/scalars';
import { orAbsent, orElse } from '../wire/tolerant';
import { withdrawAccount } from './account-info';

/** Adds an account to be paid to. The gateway takes one number at one provider once. */
export const addWithdrawAccount = defineEndpoint({
  name: 'addWithdrawAccount',
  method: 'POST',
  path: relay('MCSFE_addWithdrawAccount'),
  request: v.object({ provider: v.string(), holder: v.optional(v.string()), number: v.string() }),
  /** The page loads its accounts again, so that it needs no field of this one. */
  answer: v.object({
    ...withdrawAccount.entries,
    id: orAbsent(identifier),
    provider: orElse(text, ''),
    number: orElse(text, ''),
  }),
  authorization: 'required',
  encrypted: true,
  assumed: 'The specification shows no call for it',
});

/** Makes an account the one that is offered first. */
export const setDefaultWithdrawAccount = defineEndpoint({
  name: 'setDefaultWithdrawAccount',
  method: 'POST',
  path: relay('MCSFE_setDefaultWithdrawAccount'),
  request: v.object({ id: identifier }),
  answer: v.unknown(),
  authorization: 'required',
  assumed: 'The specification shows no call for it',
});
