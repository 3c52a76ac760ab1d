import { useLanguage } from '@tessera/shell/i18n';
import { useLocation, useQuery } from '@tessera/shell/navigation';
import { useSite } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';
import { paths } from '../../common/paths';
import { recentGames } from '../../common/saved-games';
import { type Launch, LaunchView } from '../../features/launch';
import { rememberedGame } from '../../features/open-game';
import { askForGame, clubName } from './ask-for-game';
import { readLaunchQuery } from './launch-query';

function MoneyLaunch() {
  const query = readLaunchQuery(useQuery());
  const card = rememberedGame(query);
  const language = useLanguage();
  const lotteryLanguages = useSite((site) => site.mobileTemplate.lottery?.languages);
  const launch: Launch | undefined = query && {
    async ask(options) {
      const labelName = await clubName(options.signal);
      const setting = {
        language,
        lotteryLanguages,
        origin: location.origin,
        title: card?.displayName,
        labelName,
      };
      return askForGame(query, setting, options);
    },
    onStart() {
      track('gameLaunch', { vendor: query.vendor, gameCode: query.code, title: card?.displayName });
      if (card) recentGames.add(card);
    },
  };
  return <LaunchView launch={launch} card={card} backUrl={query?.backUrl ?? paths.home} />;
}

/** Launches one game for money (R2.18). Another query is another launch. */
export default function LaunchPage() {
  const { search } = useLocation();
  return <MoneyLaunch key={search} />;
}
