import { PREVIEW_PARAMETER, signPreview } from '@tessera/remote/preview';
import { parseRelease } from '../assemble/parse-release';
import { describedMerchant } from '../merchant/descriptions';
import { ReleaseError } from '../release-error';
import type { PieceVersion } from '../roll-out/piece-version';
import { pointerPath, type Store } from '../store/store';
import type { PreviewKeys } from './preview-keys';

export interface PreviewLinkOptions {
  readonly merchant: string;
  /** Remotes at the versions that the link shows. */
  readonly wanted: readonly PieceVersion[];
  readonly keys: PreviewKeys;
  /** When the link ends. */
  readonly expires: Date;
  /** Page that it opens. */
  readonly path: string;
  /** Origin of the merchant's site; https and its first host when absent. */
  readonly origin?: string | undefined;
}

const refuse = (message: string) => new ReleaseError('preview-invalid', message);

/**
 * A link for testers that shows versions which other members do not get.
 * Throws ReleaseError `no-release`, or `preview-invalid` when the merchant's release would not take the link.
 */
export async function previewLink(
  store: Store,
  { merchant, wanted, keys, expires, path, origin }: PreviewLinkOptions,
): Promise<string> {
  const pointer = await store.read(pointerPath(merchant));
  if (!pointer) throw new ReleaseError('no-release', `${merchant} has no release yet. Roll one out first.`);
  const { remotes, previewKey } = parseRelease(JSON.parse(pointer.toString('utf8')));
  if (previewKey?.x !== keys.publicKey.x || previewKey.y !== keys.publicKey.y) {
    throw refuse(
      `The release of ${merchant} does not take links of this key. Allow it first: release preview allow --key <file> --merchant ${merchant}.`,
    );
  }
  for (const { piece, version } of wanted) {
    if (remotes[piece]?.candidates.some((candidate) => candidate.version === version)) continue;
    throw refuse(
      `The release of ${merchant} does not list ${piece} ${version}. List it first: release roll-out ${piece}@${version} --percent 0 --merchant ${merchant}.`,
    );
  }
  const token = await signPreview(
    {
      aud: merchant,
      exp: Math.floor(expires.getTime() / 1_000),
      remotes: Object.fromEntries(wanted.map(({ piece, version }) => [piece, version])),
    },
    keys.privateKey,
  );
  const [host = ''] = (await describedMerchant(store, merchant)).hosts;
  const link = new URL(path, origin ?? `https://${host}`);
  link.searchParams.set(PREVIEW_PARAMETER, token);
  return link.href;
}
