import { configure, render } from '@testing-library/react';
import { type ReactElement, useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

// What takes a moment takes longer on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

let visited: string[] = [];

function Trace() {
  // A second visit of the same address is another location.
  const location = useLocation();
  useEffect(() => void visited.push(location.pathname + location.search), [location]);
  return null;
}

/** The in-app addresses that the member was at, the current one last. */
export const trace = (): readonly string[] => visited;

/** The in-app address that the member is at. */
export const address = (): string => visited.at(-1) ?? '';

/** Renders a page at an address; where the member goes from there, `address` and `trace` tell. */
export function openPage(at: string, page: ReactElement, before = '/m/home') {
  visited = [];
  return render(
    <MemoryRouter initialEntries={[before, at]}>
      {page}
      <Trace />
    </MemoryRouter>,
  );
}
