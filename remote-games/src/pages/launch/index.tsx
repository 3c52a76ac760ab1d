import { useLanguage } from '@tessera/shell/i18n';
import { useLocation, useQuery } from '@tessera/shell/navigation';
import { useSite } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';
import { recentGames } from '../../common/recent-games';
import { paths } from '../../common/paths';
import { askForGame } from './ask-for-game';
import { clubName } from './club-name';
import { readLaunchQuery } from './launch-query';
import { LaunchView } from '../../features/launch/launch-view';
import { rememberedGame } from '../../features/open-game/opened-game';
import type { Launch } from '../../features/launch/run-launch';

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

/** Opens one game for money and leaves for it (R2.18); another query is another launch. */
export default function LaunchPage() {
  const { search } = useLocation();
  return <MoneyLaunch key={search} />;
}
