import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { identifier, numeric, toggle } from '../wire/scalars';
import { orElse } from '../wire/tolerant';

/** Challenge data of Geetest v3 (R3.39). `success` is false while the captcha service was down for the gateway. */
export const geetestChallenge = v.object({
  gt: identifier,
  challenge: identifier,
  newCaptcha: orElse(toggle, true),
  success: orElse(toggle, true),
});
export type GeetestChallenge = v.InferOutput<typeof geetestChallenge>;

/** Registers a v3 captcha (R7.19a, R7.19b); v4 needs no call. */
export const geetest = defineEndpoint({
  name: 'geetest',
  method: 'GET',
  path: '/wps/captcha/geetest',
  request: v.object({ t: numeric }),
  answer: geetestChallenge,
  authorization: 'none',
  timeout: 5_000,
  assumed: 'value.success says that the captcha service itself was up, as its own registration call does',
});

/** A solved v4 captcha: the JSON of its four fields. */
export const geetestV4 = { geetestValidateV4: v.optional(v.string()) };

/** What a solved captcha adds to a call. */
export const solvedCaptcha = {
  geetestChallenge: v.optional(v.string()),
  geetestSeccode: v.optional(v.string()),
  geetestValidate: v.optional(v.string()),
  ...geetestV4,
};

/** R3.4, with the plain v3 validate, which the specification does not list. */
export type SolvedCaptcha = v.InferOutput<v.ObjectSchema<typeof solvedCaptcha, undefined>>;
