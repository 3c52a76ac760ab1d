import { useText } from '@tessera/shell/i18n';
import { useBack, useLocation, useQuery } from '@tessera/shell/navigation';
import { paths } from '../paths';
import { readLaunchQuery } from './launch-query';
import { LaunchScreen } from './launch-screen';
import { rememberedGame } from './opened-game';
import { useLaunch } from './use-launch';

function Launch() {
  const text = useText('games');
  const query = readLaunchQuery(useQuery());
  const game = rememberedGame(query);
  const back = useBack(query?.backUrl ?? paths.home);
  const { fault, retry } = useLaunch(query, game?.title, back);
  return (
    <LaunchScreen
      title={game?.title ?? text('game')}
      vendor={game?.vendorName}
      image={game?.image}
      fault={fault}
      onRetry={query && retry}
      onBack={back}
    />
  );
}

/** Opens one game and leaves for it (R2.18); another query is another launch. */
export default function LaunchPage() {
  const { search } = useLocation();
  return <Launch key={search} />;
}
