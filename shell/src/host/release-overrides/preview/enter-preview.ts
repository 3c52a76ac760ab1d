import { PREVIEW_PARAMETER, PreviewError, verifyPreview } from '@tessera/remote/preview';
import { alert } from '../../../core/notices';
import { text } from '../../../platform/i18n';
import { currentRelease } from '../../../platform/release';
import { type ChosenRemote, replaceChosen } from '../../choice';
import { trust } from '../../integrity';
import { showBadge } from '../badges';
import { badgeOf } from './preview-badge';
import { storedPreview } from './token';

/**
 * Removes the token from the address, so that it is neither copied with it nor sent as a referrer.
 * @returns whether the address had a token
 */
function removeFromAddress(): boolean {
  const address = new URL(location.href);
  if (!address.searchParams.has(PREVIEW_PARAMETER)) return false;
  address.searchParams.delete(PREVIEW_PARAMETER);
  history.replaceState(history.state, '', address);
  return true;
}

/** The named versions that the release lists, with any weight. */
const listed = (versions: Readonly<Record<string, string>>): readonly ChosenRemote[] =>
  Object.values(currentRelease().remotes).flatMap(({ candidates }) =>
    candidates.filter(({ name, version }) => versions[name] === version),
  );

/** @throws PreviewError if the link is not valid on this page */
async function show(token: string): Promise<void> {
  const { previewKey, merchant } = currentRelease();
  const { remotes } = await verifyPreview(token, { key: previewKey, merchant: merchant.code });
  const shown = listed(remotes);
  if (shown.length === 0) throw new PreviewError('expired', 'The release no longer lists these versions');
  replaceChosen(shown);
  for (const remote of shown) trust(remote);
  storedPreview.set(token);
  showBadge('preview', badgeOf(shown));
}

/**
 * Runs the versions that a tester's link names, on every page of this tab until the tester leaves the preview or the
 * link expires. The release must list them. An invalid link changes nothing and shows a message. Never rejects.
 * @param spoken resolves when the texts are loaded
 */
export async function enterPreview(token: string, spoken: Promise<void>): Promise<void> {
  const isNew = removeFromAddress();
  try {
    await show(token);
  } catch (error) {
    // Discards a malformed stored token without a message: no preview link of ours was opened.
    if (!isNew && error instanceof PreviewError && error.code === 'malformed') {
      storedPreview.drop();
      return;
    }
    storedPreview.remove();
    console.warn('[tessera] the preview link was refused', error);
    const hasEnded = error instanceof PreviewError && error.code === 'expired';
    void spoken.then(() =>
      alert({ message: text('release-overrides', hasEnded ? 'preview_ended' : 'preview_refused') }),
    );
  }
}
