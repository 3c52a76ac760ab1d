import { PREVIEW_PARAMETER, PreviewError, verifyPreview } from '@tessera/remote/preview';
import { alert } from '../../../core/notices';
import { text } from '../../../platform/i18n';
import { currentRelease } from '../../../platform/release';
import { type ChosenRemote, replaceChosen } from '../../choice';
import { trust } from '../../integrity';
import { showBadge } from '../badges';
import { badgeOf } from './preview-badge';
import { storedPreview } from './token';

/** A token has no business in what the member copies, nor in what others are told of the address. Gives whether there was one. */
function takeFromAddress(): boolean {
  const address = new URL(location.href);
  if (!address.searchParams.has(PREVIEW_PARAMETER)) return false;
  address.searchParams.delete(PREVIEW_PARAMETER);
  history.replaceState(history.state, '', address);
  return true;
}

/** Those of the named versions that the release lists, whatever their share. */
const listed = (versions: Readonly<Record<string, string>>): readonly ChosenRemote[] =>
  Object.values(currentRelease().remotes).flatMap(({ candidates }) =>
    candidates.filter(({ name, version }) => versions[name] === version),
  );

/** Throws PreviewError for a link that is not good here. */
async function show(token: string): Promise<void> {
  const { previewKey, merchant } = currentRelease();
  const { remotes } = await verifyPreview(token, { key: previewKey, merchant: merchant.code });
  const shown = listed(remotes);
  if (shown.length === 0)
    throw new PreviewError('expired', 'The release does not list these versions any more');
  replaceChosen(shown);
  for (const remote of shown) trust(remote);
  storedPreview.set(token);
  showBadge('preview', badgeOf(shown));
}

/**
 * Shows a tester the versions that their link names, on every page of this tab until they leave or the link ends; they
 * are among those that the release lists. A link that is not good is said to be so, and changes nothing. Never rejects.
 * @param spoken resolves when the texts are there
 */
export async function enterPreview(token: string, spoken: Promise<void>): Promise<void> {
  const isNew = takeFromAddress();
  try {
    await show(token);
  } catch (error) {
    // What is no token now was none of ours.
    if (!isNew && error instanceof PreviewError && error.code === 'malformed') {
      storedPreview.drop();
      return;
    }
    storedPreview.remove();
    console.warn('[tessera] the preview link was refused', error);
    const hasEnded = error instanceof PreviewError && error.code === 'expired';
    void spoken.then(() => alert({ message: text('trial', hasEnded ? 'preview_ended' : 'preview_refused') }));
  }
}
