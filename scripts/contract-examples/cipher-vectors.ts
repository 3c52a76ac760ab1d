import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { inWorkspace } from '../workspace';

const body = v.object({ text: v.string(), value: v.string(), digest: v.string(), rsa: v.string() });
const vectors = v.object({ publicKey: v.string(), bodies: v.array(body) });

/** An encrypted body of the test vectors. */
export type CipherVector = v.InferOutput<typeof body>;

/** Reads docs/gateway-cipher.json. */
export const cipherVectors = (): v.InferOutput<typeof vectors> =>
  v.parse(vectors, JSON.parse(readFileSync(inWorkspace('docs/gateway-cipher.json'), 'utf8')));
