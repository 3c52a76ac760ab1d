import { writeFile } from 'node:fs/promises';
import { PREVIEW_ALGORITHM, type PreviewKey, previewKey, type SigningKey } from '@tessera/remote/preview';
import * as v from 'valibot';
import { messageOf } from '../../fault';
import { parseJson, readBytes } from '../../input';
import { ReleaseError } from '../../release-error';

/** A key pair as a JSON Web Key in the operator's file. `d` is the private part. */
const keyFile = v.object({ ...previewKey.entries, d: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });

/** The private key signs preview links; releases contain the public key. */
export interface PreviewKeys {
  readonly privateKey: SigningKey;
  readonly publicKey: PreviewKey;
}

/**
 * Creates a key pair in a new file that only its owner can read.
 * @returns the public key
 * @throws ReleaseError `file-unreadable` if the file exists or cannot be written
 */
export async function makeKeyFile(path: string): Promise<PreviewKey> {
  const { privateKey } = await crypto.subtle.generateKey(PREVIEW_ALGORITHM, true, ['sign', 'verify']);
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey('jwk', privateKey);
  const made = v.parse(keyFile, { kty, crv, x, y, d });
  const text = `${JSON.stringify(made, null, 2)}\n`;
  await writeFile(path, text, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    throw new ReleaseError(
      'file-unreadable',
      `${path} cannot be created: ${messageOf(error)}. Choose a file that does not exist yet.`,
    );
  });
  return v.parse(previewKey, made);
}

/** @throws Error, whose message names the field and not its value, which can be the private part */
function parseKey(raw: unknown): v.InferOutput<typeof keyFile> {
  const parsed = v.safeParse(keyFile, raw);
  if (parsed.success) return parsed.output;
  throw new Error(`${v.getDotPath(parsed.issues[0]) ?? 'top level'} is invalid`);
}

/** @throws ReleaseError `file-unreadable`, or `preview-invalid` if the file is not a key pair */
export async function readKeyFile(path: string): Promise<PreviewKeys> {
  const bytes = await readBytes(path, `Create a key: release preview key ${path}.`);
  try {
    const key = parseKey(parseJson(bytes));
    const privateKey = await crypto.subtle.importKey('jwk', key, PREVIEW_ALGORITHM, false, ['sign']);
    return { privateKey, publicKey: v.parse(previewKey, key) };
  } catch (error) {
    throw new ReleaseError(
      'preview-invalid',
      `${path} does not contain a preview key: ${messageOf(error)}. Create one: release preview key <file>.`,
    );
  }
}
