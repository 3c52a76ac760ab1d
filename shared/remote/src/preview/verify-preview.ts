import * as v from 'valibot';
import type { PreviewKey } from '../release/preview-key';
import { fromBase64url } from './base64url';
import { PREVIEW_ALGORITHM, PREVIEW_HEADER, type PreviewClaims, previewClaims } from './preview-claims';

/** Why a preview link is refused. `unsupported`: the page has no secure origin, so it cannot verify signatures. */
export type PreviewFault = 'malformed' | 'signature' | 'expired' | 'merchant' | 'unsupported';

export class PreviewError extends Error {
  override readonly name = 'PreviewError';
  constructor(
    readonly code: PreviewFault,
    message: string,
  ) {
    super(message);
  }
}

/** What a token is checked against. */
export interface PreviewContext {
  /** The release's `previewKey`. A release without one accepts no preview links. */
  readonly key: PreviewKey | undefined;
  /** Code of the merchant whose page this is. */
  readonly merchant: string;
  /** In ms since 1970; the present by default. */
  readonly now?: number;
}

const header = v.object({ alg: v.literal(PREVIEW_HEADER.alg), typ: v.literal(PREVIEW_HEADER.typ) });
/** Longer than any valid token. */
const MOST_CHARACTERS = 4_096;
const compact = /^[\w-]+\.[\w-]+\.[\w-]+$/;

function parts(
  token: string,
): readonly [signed: string, claims: PreviewClaims, signature: Uint8Array<ArrayBuffer>] {
  const malformed = () => new PreviewError('malformed', 'This is no preview link');
  if (token.length > MOST_CHARACTERS || !compact.test(token)) throw malformed();
  const [head = '', body = '', signature = ''] = token.split('.');
  try {
    const json = (text: string): unknown => JSON.parse(new TextDecoder().decode(fromBase64url(text)));
    v.parse(header, json(head));
    return [`${head}.${body}`, v.parse(previewClaims, json(body)), fromBase64url(signature)];
  } catch {
    throw malformed();
  }
}

/**
 * Verifies the token of a preview link. Its content must not be used before. @returns its claims
 * @throws PreviewError with the reason as its code
 */
export async function verifyPreview(
  token: string,
  { key, merchant, now = Date.now() }: PreviewContext,
): Promise<PreviewClaims> {
  const [signed, claims, signature] = parts(token);
  if (!key) throw new PreviewError('signature', 'The release takes no preview links');
  const { subtle } = globalThis.crypto;
  if (!subtle) throw new PreviewError('unsupported', 'Preview links work on secure origins only');
  const publicKey = await subtle.importKey('jwk', key, PREVIEW_ALGORITHM, false, ['verify']);
  const isSigned = await subtle.verify(
    PREVIEW_ALGORITHM,
    publicKey,
    signature,
    new TextEncoder().encode(signed),
  );
  if (!isSigned)
    throw new PreviewError('signature', 'The preview link is not signed with the key of the release');
  if (claims.aud !== merchant) throw new PreviewError('merchant', 'The preview link is for another merchant');
  if (claims.exp * 1_000 <= now) throw new PreviewError('expired', 'The preview link has ended');
  return claims;
}
