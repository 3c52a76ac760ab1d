import { firebaseChannel } from '@tessera/contract';
import * as v from 'valibot';
import type { Vouched } from './emulator-token';
import { open } from './sealed-token';

/** Reads an identity token that this sandbox's own stand-in of the identity service has signed. */
export function openOwnToken(token: string): Vouched | undefined {
  const claims = open('identity', token);
  const channel = v.safeParse(firebaseChannel, claims?.provider);
  return claims && channel.success ? { channel: channel.output, id: claims.sub } : undefined;
}
