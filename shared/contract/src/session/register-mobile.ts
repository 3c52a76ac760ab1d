import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { identifier, nothing } from '../wire/scalars';
import { register } from './register';

/** Registration by mobile number (R7.7). */
export const registerMobile = defineEndpoint({
  ...register,
  name: 'registerMobile',
  path: '/wps/member/register/mobile',
  moduleId: 'MOBILENUMREG3',
  assumed: 'smsCode carries the one-time code; the default password is in the status (defaultPassword)',
});

/** Proposes a user name that is free (R7.8). */
export const autoUsername = defineEndpoint({
  name: 'autoUsername',
  method: 'POST',
  path: '/wps/member/register/autoUsername',
  request: nothing,
  answer: v.object({ username: identifier }),
  authorization: 'none',
  assumed: 'Shape of the body and of the answer',
});
