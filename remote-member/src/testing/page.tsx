import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

/** Renders a page at its path. The paths of the home page and of the deposit show only their names. */
export const openPage = (path: string, page: ReactElement) =>
  render(
    <MemoryRouter initialEntries={['/m/home', path]}>
      <Routes>
        <Route path={path} element={page} />
        <Route path="/m/home" element={<p>home page</p>} />
        <Route path="/m/voucherCenter" element={<p>deposit page</p>} />
      </Routes>
    </MemoryRouter>,
  );
