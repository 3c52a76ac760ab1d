import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}

/** Renders a page under the path of an address. Other paths render their own name. */
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

/** The current path and query. */
export const here = (): string => window.location.pathname + window.location.search;
