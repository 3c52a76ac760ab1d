import { configure, render } from '@testing-library/react';
import { type ReactElement, useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

// A busy machine needs more than the default of 1 s.
configure({ asyncUtilTimeout: 5_000 });

let visited: string[] = [];

function Trace() {
  // A repeated visit of an address is a new location object, so it is recorded too.
  const location = useLocation();
  useEffect(() => void visited.push(location.pathname + location.search), [location]);
  return null;
}

/** The in-app addresses that the member visited, the current one last. */
export const trace = (): readonly string[] => visited;

/** The current in-app address. */
export const address = (): string => visited.at(-1) ?? '';

/** Renders a page at an address. `address` and `trace` then return where the member goes. */
export function openPage(at: string, page: ReactElement, before = '/m/home') {
  visited = [];
  return render(
    <MemoryRouter initialEntries={[before, at]}>
      {page}
      <Trace />
    </MemoryRouter>,
  );
}
