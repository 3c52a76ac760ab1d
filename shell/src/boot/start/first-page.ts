import { tokenConfirmed } from '../../core/session';
import { preparePage } from './prepare-page';

/** In ms since the main script ran. React holds content back once a fallback was shown, so the first render waits; but not for ever. */
const LONGEST_WAIT = 1_500;

/** Resolves when the first page's code is there, has failed, or has taken too long. */
export async function firstPage(): Promise<void> {
  await Promise.race([
    Promise.all([preparePage(location.href), tokenConfirmed()]),
    new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT)),
  ]);
}
