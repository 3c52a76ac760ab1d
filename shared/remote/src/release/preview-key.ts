import * as v from 'valibot';

const coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** A public key on the curve P-256, as a JSON Web Key: what every browser can verify a signature with. */
export const previewKey = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: coordinate,
  y: coordinate,
});
export type PreviewKey = v.InferOutput<typeof previewKey>;
