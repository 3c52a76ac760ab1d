import * as v from 'valibot';
import { registerRequest, registerValue } from '../session/register';
import { defineEndpoint } from '../wire/endpoint';

const { username, password, mobileNum, countryDialingCode, ...registration } = registerRequest.entries;

/** Registration without a form: who the person is comes from a provider, the user name from the gateway (R7.50, R4.13a). */
export const registerSocial = defineEndpoint({
  name: 'registerSocial',
  method: 'POST',
  path: '/wps/member/register/social',
  request: v.object(registration),
  answer: registerValue,
  authorization: 'none',
  encrypted: true,
  moduleId: 'REG3',
  timeout: 30_000,
  assumed: 'Path, encryption and module; that the gateway chooses the user name',
});
