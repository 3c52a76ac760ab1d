import { encodings } from '../publish/compress';
import { weights } from './preferences';

/** The encodings that a client takes (its Accept-Encoding), the one that packs best first. */
export function acceptedEncodings(header: string | undefined): readonly (typeof encodings)[number][] {
  const wanted = weights(header);
  return encodings.filter(({ name }) => (wanted.get(name) ?? wanted.get('*') ?? 0) > 0);
}
