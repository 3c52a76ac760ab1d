import { useGo, useLocation } from '@tessera/shell/navigation';
import { type Period, periods } from './period';

/**
 * A filter of a list. It stands in the address, so that it stays after a reload and on the way back from another page.
 * @returns the value, and the function that changes it; undefined removes it
 */
export function useFilter(
  name: string,
): readonly [value: string | undefined, change: (value: string | undefined) => void] {
  const go = useGo();
  const { pathname, search } = useLocation();
  const change = (value: string | undefined) => {
    const query = new URLSearchParams(search);
    if (value === undefined) query.delete(name);
    else query.set(name, value);
    const written = query.toString();
    go(written ? `${pathname}?${written}` : pathname, { replace: true });
  };
  return [new URLSearchParams(search).get(name) ?? undefined, change];
}

/** The period without a choice, in days. */
const USUAL: Period = 30;
const EVER = 'ever';
const nameOf = (period: Period): string => (period === undefined ? EVER : String(period));

/** The period of a list, as a filter in the address. */
export function usePeriod(): readonly [period: Period, change: (period: Period) => void] {
  const [value, change] = useFilter('days');
  const at = periods.findIndex((period) => nameOf(period) === value);
  return [at < 0 ? USUAL : periods[at], (period) => change(period === USUAL ? undefined : nameOf(period))];
}
