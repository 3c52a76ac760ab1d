import * as v from 'valibot';
import { amountLimits, decimalAmount, fee } from '../wallet/amount';
import { defineEndpoint, relay } from '../wire/endpoint';
import { count, identifier, nothing, text, toggle } from '../wire/scalars';
import { listOf, mainListOf, nameOf, orAbsent, orElse } from '../wire/tolerant';

/** How a deposit is paid: by a transfer that the member makes, on a page of the payment service, by a picture that a payment app reads, or to an address of a chain. */
export const depositKinds = ['bank', 'redirect', 'qr', 'crypto'] as const;
export type DepositKind = (typeof depositKinds)[number];

export const depositMethod = v.object({
  code: identifier,
  name: text,
  /** The address of its brand's picture, square. */
  logo: orAbsent(text),
  kind: nameOf(depositKinds, 'redirect'),
  ...amountLimits.entries,
  /** None when absent or null. A fee that cannot be read is never taken for none. */
  fee: v.nullish(fee),
  quickAmounts: listOf(decimalAmount),
  /** How long it usually takes. */
  minutes: orAbsent(count),
  /** Cannot be used at the moment. */
  closed: orElse(toggle, false),
});
export type DepositMethod = v.InferOutput<typeof depositMethod>;

/** What a merchant adds to a deposit. */
export const depositBonus = v.object({
  id: identifier,
  title: text,
  detail: orAbsent(text),
  /** The smallest deposit that earns it. */
  minimum: v.nullish(decimalAmount),
});
export type DepositBonus = v.InferOutput<typeof depositBonus>;

export const depositMethods = defineEndpoint({
  name: 'depositMethods',
  method: 'GET',
  path: relay('MCSFE_getDepositMethods'),
  request: nothing,
  answer: v.object({ methods: mainListOf(depositMethod), bonuses: listOf(depositBonus) }),
  authorization: 'required',
  assumed: 'The specification shows no call for the ways to pay; fees are charged on top of the amount',
});
