import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';

/** Six digits that only the member knows, asked for with each withdrawal. */
export const withdrawPassword = v.pipe(v.string(), v.regex(/^\d{6}$/));

/** Sets it for the first time. The customer service resets a lost one. */
export const setWithdrawPassword = defineEndpoint({
  name: 'setWithdrawPassword',
  method: 'POST',
  path: relay('MCSFE_setWithdrawPassword'),
  request: v.object({ password: withdrawPassword }),
  answer: v.unknown(),
  authorization: 'required',
  encrypted: true,
  assumed: 'The specification shows no withdrawal password; six digits',
});

/** Changes it for a member who knows the current one. */
export const changeWithdrawPassword = defineEndpoint({
  name: 'changeWithdrawPassword',
  method: 'POST',
  path: relay('MCSFE_changeWithdrawPassword'),
  request: v.object({ oldPassword: withdrawPassword, password: withdrawPassword }),
  answer: v.unknown(),
  authorization: 'required',
  encrypted: true,
  assumed: 'The whole call, offered by `pin` in `account` of the status',
});
