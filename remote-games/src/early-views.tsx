import { keys } from '@tessera/contract';
import { defineEarlyViews, type EarlyChoice, viewHoles } from '@tessera/remote/view';
import { paths } from './common/paths';
import { bannerPlaces, bannersChoice, bannersSource, baseBanners } from './early/banners';
import { baseLanes, cardsSource, lanePlaces, lanesSource } from './early/lanes';
import { homeAnswers, IMAGES } from './early/samples';
import HomePage from './pages/home';

/** The merchant's logo, or words of welcome. */
const logo: EarlyChoice = {
  fact: 'logo',
  sites: { '': {}, one: { mobileTemplate: { h5_logo: viewHoles.logo } } },
};

/** A part of the page that a merchant has. Its content comes later. */
const lobby = (part: 'jackpots' | 'top' | 'wins'): EarlyChoice => ({
  fact: { at: 'lobby', known: [part] },
  sites: { '': {}, [part]: { lobby: { [part]: true } } },
});

export default defineEarlyViews([
  {
    name: 'home',
    paths: [paths.home],
    Page: HomePage,
    site: { siteName: viewHoles.site, imageCDN: [IMAGES] },
    answers: homeAnswers(baseLanes(), baseBanners),
    choices: {
      logo,
      banners: bannersChoice,
      jackpots: lobby('jackpots'),
      top: lobby('top'),
      wins: lobby('wins'),
    },
    lists: { lanes: lanesSource, cards: cardsSource, banners: bannersSource },
    places: [...bannerPlaces, ...lanePlaces],
    unlessStored: [
      { area: 'session', name: keys.deadImageHosts.name },
      { area: 'local', name: keys.recentGames.name, at: 'visitor' },
    ],
  },
]);
