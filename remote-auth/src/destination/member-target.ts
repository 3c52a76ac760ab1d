import { safeTarget } from '@tessera/shell/navigation';
import { paths } from '../paths';

const entrances: readonly string[] = [paths.login, paths.register, paths.registerHtml];

/** A target from outside as an in-app path, or undefined: unsafe ones, and pages that a member has no more use for. */
export function memberTarget(raw: string | null | undefined): string | undefined {
  const target = safeTarget(raw);
  return target !== undefined && entrances.includes(target.split(/[?#]/)[0] ?? '') ? undefined : target;
}
