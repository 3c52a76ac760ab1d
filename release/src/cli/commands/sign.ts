import type { Command } from 'commander';
import { signStore } from '../../operations/maintenance';
import { type Context, print, unverifiedStoreOf, withCommon } from '../context';
import { requiredSigningKey } from '../keys';

/** `release sign` */
export function addSign(program: Command, context: Context): void {
  withCommon(program.command('sign'))
    .summary('sign everything in the store')
    .description(
      'Verifies the published versions and signs them, all releases and all descriptions of merchants with the private key in TESSERA_SIGNING_KEY: to start with signatures, or with a new key. It signs what the store contains, so use it only on a store that you trust. All other commands sign what they write.',
    )
    .action(async (raw: unknown) => {
      const key = requiredSigningKey(context.io);
      const signed = await signStore(await unverifiedStoreOf(raw, context), key);
      const text = `${signed.versions} versions, ${signed.releases} releases and ${signed.descriptions} descriptions are signed.`;
      print(raw, context, signed, text);
    });
}
