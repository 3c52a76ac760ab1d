import { defineRemoteConfig } from '@tessera/remote';
// This file runs in Node when the remote is built, so it imports only files without styles and components.
import { categoryPages } from './src/common/categories/category-pages';
import { paths } from './src/common/paths';
import { earlyBanners, earlyGames, firstGames, gamesFrom } from './src/common/requests';

const firstLanes = earlyGames(firstGames);

export default defineRemoteConfig({
  name: 'games',
  shell: '^1.0.0',
  routes: [
    { path: paths.home, chunk: 'home', early: [firstLanes, earlyBanners] },
    { path: paths.games, chunk: 'game', shape: 'grid', early: [firstLanes] },
    ...Object.entries(categoryPages).map(([path, category]) => ({
      path,
      chunk: 'game',
      shape: 'grid' as const,
      early: [firstLanes, earlyGames(gamesFrom(category))],
    })),
    { path: paths.trial, chunk: 'trial' },
    { path: paths.launch, chunk: 'launch', guard: 'session' as const },
  ],
});
