import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { numeric } from '../wire/scalars';

/** A picture with characters to type, for this device's next registration (R5.4). */
export const captchaImage = defineEndpoint({
  name: 'captchaImage',
  method: 'GET',
  path: '/wps/captcha',
  request: v.object({ t: numeric, loginDeviceId: v.string() }),
  answer: v.object({ image: v.pipe(v.string(), v.regex(/^data:image\/(png|jpeg|gif|svg\+xml)[;,]/)) }),
  authorization: 'none',
  timeout: 5_000,
  assumed: 'Shape of the answer, and that the device id ties the picture to the registration',
});
