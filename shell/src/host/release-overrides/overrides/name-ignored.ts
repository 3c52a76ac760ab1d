import { currentRelease } from '../../../platform/release';
import { storedOverrides } from './stored-overrides';

/** Tells a developer that the release takes none of the overrides that this browser keeps. */
export function nameIgnoredOverrides(): void {
  if (currentRelease().overrides) return;
  const names = storedOverrides().map(({ remote }) => `"${remote}"`);
  if (names.length > 0)
    console.warn(`[tessera] the overrides of ${names.join(', ')} are ignored: this release takes none`);
}
