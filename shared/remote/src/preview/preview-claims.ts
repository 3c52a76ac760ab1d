import * as v from 'valibot';
import { version } from '../release/remote-build';

/** What a preview link says, in the registered names of a JSON Web Token. */
export const previewClaims = v.object({
  /** Code of the merchant on whose pages it is good. */
  aud: v.string(),
  /** When it ends, in seconds since 1970. */
  exp: v.pipe(v.number(), v.integer()),
  /** Version of each previewed remote. */
  remotes: v.record(v.string(), version),
});
export type PreviewClaims = v.InferOutput<typeof previewClaims>;

/** The one header that a token may have: nobody can choose a weaker algorithm. */
export const PREVIEW_HEADER = { alg: 'ES256', typ: 'JWT' } as const;
export const PREVIEW_ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** The query parameter of a preview link. */
export const PREVIEW_PARAMETER = 'preview';
