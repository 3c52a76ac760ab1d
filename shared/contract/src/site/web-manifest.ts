import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { text, toggle } from '../wire/scalars';
import { listOf, orAbsent, orElse } from '../wire/tolerant';

const word = orAbsent(text);

/** What the install prompt and the home screen show of the merchant (R3.40, R7.16). */
export const webManifest = defineEndpoint({
  name: 'webManifest',
  method: 'GET',
  path: '/wps/system/manifest.json',
  request: v.object({ merchantCode: v.string() }),
  answer: v.object({
    id: word,
    name: orElse(text, ''),
    short_name: word,
    start_url: word,
    scope: word,
    display: word,
    orientation: word,
    theme_color: word,
    background_color: word,
    icons: listOf(v.object({ src: v.string(), sizes: word, type: word, purpose: word })),
    related_applications: listOf(v.object({ platform: v.string(), url: word, id: word })),
    prefer_related_applications: orAbsent(toggle),
  }),
  authorization: 'none',
  bare: true,
});

export type WebManifest = v.InferOutput<typeof webManifest.answer>;
