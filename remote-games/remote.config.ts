import { defineRemoteConfig } from '@tessera/remote';
import { earlyBanners } from './src/common/banner-requests';
import { categoryPages } from './src/common/categories/category-pages';
import { earlyPath, firstGames, gamesFrom } from './src/common/requests';
import { paths } from './src/common/paths';

const firstLanes = earlyPath(firstGames);

export default defineRemoteConfig({
  name: 'games',
  shell: '^1.0.0',
  routes: [
    { path: paths.home, chunk: 'home', early: [firstLanes, earlyBanners] },
    { path: paths.games, chunk: 'game', early: [firstLanes] },
    ...Object.entries(categoryPages).map(([path, category]) => ({
      path,
      chunk: 'game',
      early: [firstLanes, earlyPath(gamesFrom(category))],
    })),
    { path: paths.trial, chunk: 'trial' },
    { path: paths.launch, chunk: 'launch', guard: 'session' as const },
  ],
});
