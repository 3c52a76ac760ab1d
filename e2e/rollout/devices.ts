import { type ReleaseFile, select, share } from '@tessera/remote/release';

/** Enough device ids for a statistical check. */
export const devices: readonly string[] = Array.from({ length: 2_000 }, () => crypto.randomUUID());

/** The version of the games that a release gives to a device. */
export const choiceOf =
  ({ merchant, salt, remotes }: ReleaseFile) =>
  (device: string): string | undefined =>
    select(remotes.games?.candidates ?? [], share(merchant.code, 'games', device, salt))?.version;
