import { origin } from '@tessera/remote/release';
import * as v from 'valibot';

/** @returns the origin of a source of the content security policy */
export const originOf = (source: string): string => source.split('/', 3).join('/');

/** An origin, or a path on it: one that ends with a slash names all addresses below it, any other one address. */
const source = v.pipe(
  v.string(),
  v.regex(/^[a-z]+:\/\/[^/]+(?:\/[\w.~/-]*)?$/),
  v.check((text) => v.is(origin, originOf(text)), 'not a source'),
);
const sources = v.optional(v.array(source));

/** What the content security policy of a merchant's pages allows beyond their own origin, by kind. */
export const allowedSources = v.object({
  scripts: sources,
  styles: sources,
  images: sources,
  connect: sources,
  frames: sources,
  fonts: sources,
  media: sources,
});
export type AllowedSources = v.InferOutput<typeof allowedSources>;
