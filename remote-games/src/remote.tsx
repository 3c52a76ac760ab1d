import { defineRemote, lazyPage } from '@tessera/remote';
import { categoryPages } from './categories/category-pages';
import { prefetchGames } from './game-list/prefetch';
import { paths } from './paths';

const gamesPage = lazyPage(() => import(/* webpackChunkName: "game" */ './games-page/page'));

export default defineRemote({
  routes: [
    { path: paths.home, page: lazyPage(() => import(/* webpackChunkName: "home" */ './home/page')) },
    ...[paths.games, ...Object.keys(categoryPages)].map((path) => ({ path, page: gamesPage })),
    {
      path: paths.trial,
      page: lazyPage(() => import(/* webpackChunkName: "trial" */ './launch/trial-page')),
    },
    { path: paths.launch, page: lazyPage(() => import(/* webpackChunkName: "launch" */ './launch/page')) },
  ],
  catalog: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
  prefetch: prefetchGames,
});
