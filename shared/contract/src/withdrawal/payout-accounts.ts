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

/** Gives an account a name of the member's own; an empty one removes it. */
export const nameWithdrawAccount = defineEndpoint({
  name: 'nameWithdrawAccount',
  method: 'POST',
  path: relay('MCSFE_nameWithdrawAccount'),
  request: v.object({ id: identifier, name: v.pipe(v.string(), v.maxLength(30)) }),
  answer: v.unknown(),
  authorization: 'required',
  assumed: 'The specification shows no call for it; `editable` of withdrawAccountInfo says that there is one',
});

/** Removes an account. Withdrawals that are on their way to it are still paid. */
export const removeWithdrawAccount = defineEndpoint({
  name: 'removeWithdrawAccount',
  method: 'POST',
  path: relay('MCSFE_removeWithdrawAccount'),
  request: v.object({ id: identifier }),
  answer: v.unknown(),
  authorization: 'required',
  assumed: 'As nameWithdrawAccount; removing it twice changes nothing',
});
