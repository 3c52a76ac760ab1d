import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

/** Renders a page at its path. The home path shows only its name. */
export const openPage = (path: string, page: ReactElement) =>
  render(
    <MemoryRouter initialEntries={['/m/home', path]}>
      <Routes>
        <Route path={path} element={page} />
        <Route path="/m/home" element={<p>home page</p>} />
      </Routes>
    </MemoryRouter>,
  );
