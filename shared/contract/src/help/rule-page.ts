import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { instant, text } from '../wire/scalars';
import { orAbsent, orElse } from '../wire/tolerant';

/** A page with rules of the merchant's market: terms, privacy, licence. The template lists which there are. */
export const rulePage = defineEndpoint({
  name: 'rulePage',
  method: 'GET',
  path: relay('WPSCORE_getRulePage'),
  request: v.object({ topic: v.string() }),
  answer: v.object({
    title: orElse(text, ''),
    /** HTML from the merchant's editor. */
    content: text,
    /** In ms since 1970: when it last changed. */
    at: orAbsent(instant),
  }),
  authorization: 'none',
  cached: true,
  assumed: 'The whole call; `rules.pages` of mobileTemplate says which topics there are',
});

/** The address of a page with rules: the merchant's own, or the app's page for the topic. */
export const ruleAddress = ({ topic, link }: { topic: string; link?: string | undefined }): string =>
  link ?? `/m/rules/${encodeURIComponent(topic)}`;
