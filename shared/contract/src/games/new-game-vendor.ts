import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, nothing, text } from '../wire/scalars';
import { listOf } from '../wire/tolerant';

/** A game vendor that the merchant added recently. */
export const newVendor = v.object({
  vendor: identifier,
  name: text,
  /** The game categories of its games. */
  gameTypes: listOf(v.string()),
});
export type NewVendor = v.InferOutput<typeof newVendor>;

/** R7.35 */
export const newGameVendor = defineEndpoint({
  name: 'newGameVendor',
  method: 'GET',
  path: relay('GCSGAME_newGameVendor'),
  request: nothing,
  answer: v.object({ vendors: listOf(newVendor) }),
  authorization: 'none',
  cached: true,
  assumed: 'The answer: the newest first, each with code, name and game categories',
});
