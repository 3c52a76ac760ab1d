import { useGo, useLocation, useQuery } from '@tessera/shell/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Filter, filterPath, readFilter } from './filter';

/** How long typing must rest before the address follows, in ms: browsers refuse too many changes in a row. */
const REST = 250;

export interface FilterState {
  readonly filter: Filter;
  /** In-app path of the page as it is filtered now. */
  readonly path: string;
  /** Changes parts of the filter; what was typed shows at once, the address follows. */
  change(part: Partial<Filter>): void;
}

/** The filter of the games page, kept in the address. */
export function useFilter(): FilterState {
  const { pathname } = useLocation();
  const inAddress = readFilter(pathname, useQuery());
  const go = useGo();
  const [typed, setTyped] = useState(inAddress.search);
  const [written, setWritten] = useState(inAddress.search);
  const [seen, setSeen] = useState(inAddress.search);

  // Our own words come back through the address later than they were typed; only those of others replace ours.
  if (inAddress.search !== seen) {
    setSeen(inAddress.search);
    if (inAddress.search !== written) {
      setTyped(inAddress.search);
      setWritten(inAddress.search);
    }
  }

  const filter = { ...inAddress, search: typed };
  const path = filterPath(filter, pathname);

  const write = useEffectEvent(() => {
    setWritten(typed);
    go(path, { replace: true });
  });
  useEffect(() => {
    if (typed === written) return;
    const timer = setTimeout(write, REST);
    return () => clearTimeout(timer);
  }, [typed, written]);

  const change = ({ search = typed, ...others }: Partial<Filter>) => {
    setTyped(search);
    if (Object.keys(others).length === 0) return;
    setWritten(search);
    // Another category is another page, to which the way back leads.
    const isOtherPage = 'category' in others && others.category !== inAddress.category;
    go(filterPath({ ...inAddress, ...others, search }, pathname), { replace: !isOtherPage });
  };
  return { filter, path, change };
}
