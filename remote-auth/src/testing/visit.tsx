import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}

/** Opens an address with a page under its path; every other path shows its own name. */
export function visit(address: string, Page: ComponentType) {
  window.history.replaceState(null, '', address);
  return render(
    <BrowserRouter>
      <Routes>
        <Route path={address.split(/[?#]/)[0] ?? address} element={<Page />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </BrowserRouter>,
  );
}

/** Where the visit has come to. */
export const here = (): string => window.location.pathname + window.location.search;
