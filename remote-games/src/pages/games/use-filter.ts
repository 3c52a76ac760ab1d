import { useGo, useLocation, useQuery } from '@tessera/shell/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Filter, filterPath, opensSearch, readFilter } from './filter';

/** The time in ms without typing after which the address is changed. Browsers refuse too many changes in a row. */
const DEBOUNCE = 250;

export interface FilterState {
  readonly filter: Filter;
  /** The in-app path of the page with its filter. */
  readonly path: string;
  /** Whether the address opens the search. The search field then takes the focus. */
  readonly isSearchOpened: boolean;
  /** Changes parts of the filter. Typed text is applied at once; the address changes after a pause. */
  change(part: Partial<Filter>): void;
}

/** The filter of the games page, stored in the address. */
export function useFilter(): FilterState {
  const { pathname } = useLocation();
  const query = useQuery();
  const inAddress = readFilter(pathname, query);
  const isSearchOpened = opensSearch(query);
  const go = useGo();
  const [typed, setTyped] = useState(inAddress.search);
  const [written, setWritten] = useState(inAddress.search);
  const [seen, setSeen] = useState(inAddress.search);

  // The address repeats our own text later than it was typed. Only a text from elsewhere replaces what is typed.
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
    const timer = setTimeout(write, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, written]);

  // The address without the empty search text: going back or forward to it does not focus the search again.
  useEffect(() => {
    if (isSearchOpened) write();
  }, [isSearchOpened]);

  const change = ({ search = typed, ...others }: Partial<Filter>) => {
    setTyped(search);
    if (Object.keys(others).length === 0) return;
    setWritten(search);
    // Another category is another entry of the history, so that the back button returns to this one.
    const isOtherPage = 'category' in others && others.category !== inAddress.category;
    go(filterPath({ ...inAddress, ...others, search }, pathname), { replace: !isOtherPage });
  };
  return { filter, path, isSearchOpened, change };
}
