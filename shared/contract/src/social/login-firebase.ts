import * as v from 'valibot';
import { loginValue } from '../session/login';
import { defineEndpoint } from '../wire/endpoint';
import { socialDevice } from './social-device';

/** Login with an identity token of the phone-auth service; the channel says who vouches for the person (R7.50). */
export const loginFirebase = defineEndpoint({
  name: 'loginFirebase',
  method: 'POST',
  path: '/wps/session/login/firebase',
  request: v.object({
    type: v.literal('firebase'),
    firebaseChannel: v.string(),
    firebaseIdToken: v.string(),
    isOfficialAppLogin: v.boolean(),
    ...socialDevice,
  }),
  answer: loginValue,
  authorization: 'none',
  timeout: 30_000,
  assumed: 'Path, after its sisters; that the body is not encrypted; names of the channels',
});
