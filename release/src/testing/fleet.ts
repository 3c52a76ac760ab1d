import { parsePieceVersion } from '../builds/piece-version';
import { publish } from '../builds/publish';
import { describeMerchant } from '../merchants/descriptions';
import type { Merchant } from '../merchants/merchant';
import { changeMany } from '../operations/rollout/change-many';
import { rollOut } from '../operations/rollout/roll-out';
import type { Store } from '../store/store';
import { aurora, remoteDist, shellDist } from './dists';

/** @returns a merchant with a number in its code */
const merchantNumber = (n: number): Merchant => ({
  ...aurora,
  code: `m${n}`,
  name: `Merchant ${n}`,
  hosts: [`m${n}.localhost`],
});

/** Publishes shell 1.2.0, games 2.0.0 and games 2.1.0, and rolls games 2.0.0 out to new merchants. */
export async function fleet(store: Store, merchants: number): Promise<readonly string[]> {
  await publish(store, await shellDist(), { fast: true });
  await publish(store, await remoteDist(), { fast: true });
  await publish(store, await remoteDist({ build: { version: '2.1.0' } }), { fast: true });
  const described = Array.from({ length: merchants }, (_, n) => merchantNumber(n));
  await Promise.all(described.map((merchant) => describeMerchant(store, merchant)));
  const codes = described.map(({ code }) => code);
  await changeMany(store, codes, rollOut(['shell@1.2.0', 'games@2.0.0'].map(parsePieceVersion)));
  return codes;
}
