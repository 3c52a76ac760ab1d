import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { nothing, toggle } from '../wire/scalars';

/** Whether members can enter promotion codes (R3.27). */
export const promoCodeEnable = defineEndpoint({
  name: 'promoCodeEnable',
  method: 'GET',
  path: relay('PROMOFE_getPromoCodeEnable'),
  request: nothing,
  answer: v.union([
    toggle,
    v.pipe(
      v.object({ enable: toggle }),
      v.transform(({ enable }) => enable),
    ),
  ]),
  authorization: 'optional',
  assumed: 'The value is the switch itself, or an object with it as `enable`',
});
