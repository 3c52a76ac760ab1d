import * as v from 'valibot';
import { version } from '../release/remote-build';

/** The claims of a preview link, under the registered names of a JSON Web Token. */
export const previewClaims = v.object({
  /** The code of the merchant that it is valid for. */
  aud: v.string(),
  /** When it ends, in seconds since 1970. */
  exp: v.pipe(v.number(), v.integer()),
  /** Version of each previewed remote. */
  remotes: v.record(v.string(), version),
});
export type PreviewClaims = v.InferOutput<typeof previewClaims>;

/** The only header that is accepted, so that no weaker algorithm can be chosen. */
export const PREVIEW_HEADER = { alg: 'ES256', typ: 'JWT' } as const;
export const PREVIEW_ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** The query parameter of a preview link. */
export const PREVIEW_PARAMETER = 'preview';
