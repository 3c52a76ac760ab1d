import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, nothing, text } from '../wire/scalars';
import { listOf, mainListOf, orElse } from '../wire/tolerant';

const question = v.object({
  id: identifier,
  question: text,
  /** Text, or HTML from the merchant's editor. */
  answer: orElse(text, ''),
});
export type HelpQuestion = v.InferOutput<typeof question>;

const category = v.object({ id: identifier, title: text, questions: listOf(question) });
export type HelpCategory = v.InferOutput<typeof category>;

export const helpCentre = defineEndpoint({
  name: 'helpCentre',
  method: 'GET',
  path: relay('MCSFE_getHelpCenter'),
  request: nothing,
  answer: v.object({ categories: mainListOf(category) }),
  authorization: 'none',
  cached: true,
  assumed: 'The specification names the page, not its call',
});
