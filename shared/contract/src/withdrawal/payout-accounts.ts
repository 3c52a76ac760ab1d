import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier } from '../wire/scalars';
import { orAbsent } from '../wire/tolerant';

/** Adds an account to be paid to. The gateway takes one number at one provider once. */
export const addWithdrawAccount = defineEndpoint({
  name: 'addWithdrawAccount',
  method: 'POST',
  path: relay('MCSFE_addWithdrawAccount'),
  request: v.object({ provider: v.string(), holder: v.optional(v.string()), number: v.string() }),
  /** Lists show the account; its id selects it. */
  answer: v.object({ id: orAbsent(identifier) }),
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
