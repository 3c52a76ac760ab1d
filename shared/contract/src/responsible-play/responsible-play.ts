import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { nothing, webAddress } from '../wire/scalars';
import { orAbsent } from '../wire/tolerant';

const address = orAbsent(webAddress);

/** Where a merchant lets members limit or stop their play; nothing where it offers none. */
export const responsiblePlayValue = v.object({ limits: address, selfExclusion: address, advice: address });
export type ResponsiblePlay = v.InferOutput<typeof responsiblePlayValue>;

export const responsiblePlay = defineEndpoint({
  name: 'responsiblePlay',
  method: 'GET',
  path: relay('WPSCORE_getResponsiblePlaySetting'),
  request: nothing,
  answer: responsiblePlayValue,
  authorization: 'none',
  cached: true,
  assumed: 'The whole call: each is a path of the app or a web address, and is absent where not offered',
});

const kinds = ['limits', 'selfExclusion', 'advice'] as const;

/** The help that a merchant offers, by its kind, in the order in which it is listed. */
export const offeredHelp = (help: ResponsiblePlay | undefined) =>
  kinds.flatMap((kind) => (help?.[kind] ? [{ kind, address: help[kind] }] : []));
