/** @jest-environment jsdom */
import { lazyPage } from '@tessera/remote';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Boundary } from './boundary';
import { RemotePage } from './remote-page';

const load = jest.fn();
jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: (...a: unknown[]) => load(...a), registerRemotes: () => undefined }));

const remote = { name: 'games', version: '1.0.0', base: '/m/remotes/games/1.0.0/', entry: 'remoteEntry.js', integrity: {}, routes: [{ path: '/m/game', early: [] }], slots: [], start: [], shell: '^1.0.0', chunks: {}, catalogs: {}, weight: 1 } as never;
test('a remote that fails', async () => {
  const s = document.createElement('script'); s.id='tessera-release'; s.type='application/json'; s.textContent = JSON.stringify({schema:1,number:1,merchant:{code:'demo',name:'Demo',template:'MT8801',scheme:'dark',languages:['EN'],defaultLanguage:'EN'},salt:'s',shell:{version:'1.0.0',main:{scripts:[],styles:[]},early:'early.js',integrity:{},catalogs:{},base:'/m/shell/1.0.0/'},remotes:{}}); document.body.append(s);
  load.mockImplementation(() => new Promise((_, r) => setTimeout(() => r(new Error('dead')), 5)));
  await act(async () => render(<MemoryRouter><Suspense fallback="wait"><RemotePage remote={remote} route={{ path: '/m/game', early: [] }} /></Suspense></MemoryRouter>));
  await act(async () => { await new Promise((r) => setTimeout(r, 300)); });
  console.log(load.mock.calls.length, document.body.textContent);
});
test('a lazy page that fails', async () => {
  let n = 0;
  const Page = lazyPage(() => new Promise((_, r) => { n++; setTimeout(() => r(new Error('dead')), 5); }));
  const { container } = render(<Suspense fallback="wait"><Boundary onFault={() => undefined} fallback={() => 'failed'}><Page /></Boundary></Suspense>);
  await act(async () => { await new Promise((r) => setTimeout(r, 300)); });
  console.log(n, container.textContent);
});
