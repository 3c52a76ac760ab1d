import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { memberTarget } from './member-target';

/** Where the shell keeps the go parameter that a visit came with. */
const saved = storedValue(keys.go);

/**
 * The page that the visit was meant for: the go parameter of this address, or the saved one, which serves once.
 * Anything but an in-app path counts as none (R4.5c, R4.16b).
 */
export function takeGoTarget(query: URLSearchParams): string | undefined {
  const target = memberTarget(query.get('go')) ?? memberTarget(saved.get());
  saved.remove();
  return target;
}
