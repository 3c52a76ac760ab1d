import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { preparePlaces } from './places';

/** Opens a page of this remote at its path. The test must mock `environment`. */
export async function openPage(
  path: string,
  page: ReactNode,
  ...[here, site, setting]: Parameters<typeof preparePlaces>
) {
  await preparePlaces(here, site, setting);
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path={path} element={page} />
        <Route path="*" element={<p>another page</p>} />
      </Routes>
    </MemoryRouter>,
  );
}
