import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';

const text = v.optional(v.string());

/** What the install prompt and the home screen show of the merchant (R3.40, R7.16). */
export const webManifest = defineEndpoint({
  name: 'webManifest',
  method: 'GET',
  path: '/wps/system/manifest.json',
  request: v.object({ merchantCode: v.string() }),
  answer: v.object({
    id: text,
    name: v.string(),
    short_name: text,
    start_url: text,
    scope: text,
    display: text,
    orientation: text,
    theme_color: text,
    background_color: text,
    icons: v.optional(v.array(v.object({ src: v.string(), sizes: text, type: text, purpose: text })), []),
    related_applications: v.optional(v.array(v.object({ platform: v.string(), url: text, id: text })), []),
    prefer_related_applications: v.optional(v.boolean()),
  }),
  authorization: 'none',
  bare: true,
});

export type WebManifest = v.InferOutput<typeof webManifest.answer>;
