import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { listOf } from '../wire/list-of';
import { identifier, nothing } from '../wire/scalars';

const question = v.object({
  id: identifier,
  question: v.string(),
  /** Text, or HTML from the merchant's editor. */
  answer: v.string(),
});
export type HelpQuestion = v.InferOutput<typeof question>;

const category = v.object({ id: identifier, title: v.string(), questions: listOf(question) });
export type HelpCategory = v.InferOutput<typeof category>;

export const helpCentre = defineEndpoint({
  name: 'helpCentre',
  method: 'GET',
  path: relay('MCSFE_getHelpCenter'),
  request: nothing,
  answer: v.object({ categories: listOf(category) }),
  authorization: 'none',
  cached: true,
  assumed: 'The specification names the page, not its call',
});
