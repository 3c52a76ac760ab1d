import { defineRemote, lazyPage } from '@tessera/remote';
import { categoryPages } from './common/categories';
import { paths } from './common/paths';
import { prefetchGames } from './features/prefetch-games';

const gamesPage = lazyPage(() => import(/* webpackChunkName: "game" */ './pages/games'));

export default defineRemote({
  routes: [
    { path: paths.home, page: lazyPage(() => import(/* webpackChunkName: "home" */ './pages/home')) },
    ...[paths.games, ...Object.keys(categoryPages)].map((path) => ({ path, page: gamesPage })),
    {
      path: paths.trial,
      page: lazyPage(() => import(/* webpackChunkName: "trial" */ './pages/trial')),
    },
    { path: paths.launch, page: lazyPage(() => import(/* webpackChunkName: "launch" */ './pages/launch')) },
  ],
  catalog: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
  prefetch: prefetchGames,
});
