import { PREVIEW_PARAMETER, signPreview } from '@tessera/remote/preview';
import type { PieceVersion } from '../../builds';
import { describedMerchant } from '../../merchants';
import { ReleaseError } from '../../release-error';
import { currentRelease } from '../../releases';
import type { Store } from '../../store';
import type { PreviewKeys } from './preview-keys';

interface PreviewLinkOptions {
  readonly merchant: string;
  /** Versions of remotes that the link shows. */
  readonly wanted: readonly PieceVersion[];
  readonly keys: PreviewKeys;
  readonly expires: Date;
  /** Path of the page that the link opens. */
  readonly path: string;
  /** Origin of the merchant's site. Default: https and the merchant's first host. */
  readonly origin?: string | undefined;
}

const refuse = (message: string) => new ReleaseError('preview-invalid', message);

/**
 * Makes a signed link that shows versions which other members do not get.
 * @throws ReleaseError `no-release`, or `preview-invalid` if the merchant's release would not accept the link
 */
export async function previewLink(
  store: Store,
  { merchant, wanted, keys, expires, path, origin }: PreviewLinkOptions,
): Promise<string> {
  const release = await currentRelease(store, merchant);
  if (!release) throw new ReleaseError('no-release', `${merchant} has no release yet. Roll one out first.`);
  const { remotes, previewKey } = release;
  if (previewKey?.x !== keys.publicKey.x || previewKey.y !== keys.publicKey.y) {
    throw refuse(
      `The release of ${merchant} does not accept links of this key. Allow the key first: release preview allow --key <file> --merchant ${merchant}.`,
    );
  }
  for (const { piece, version } of wanted) {
    if (remotes[piece]?.candidates.some((candidate) => candidate.version === version)) continue;
    throw refuse(
      `The release of ${merchant} does not contain ${piece} ${version}. Add it first: release roll-out ${piece}@${version} --percent 0 --merchant ${merchant}.`,
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
