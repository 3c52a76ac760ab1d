import type { GameCard } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack } from '@tessera/shell/navigation';
import { LaunchScreen } from './launch-screen';
import type { Launch } from './run-launch';
import { useLaunch } from './use-launch';

export interface LaunchViewProps {
  /** Absent when the address names no game. */
  launch: Launch | undefined;
  /** What we know of the game, when it was opened from one of our pages. */
  card: GameCard | undefined;
  /** In-app path. */
  backUrl: string;
}

/** Launches a game and shows how far it is. */
export function LaunchView({ launch, card, backUrl }: LaunchViewProps) {
  const text = useText('games');
  const back = useBack(backUrl);
  const { stage, retry } = useLaunch(launch, back);
  return (
    <LaunchScreen
      title={card?.displayName ?? text('game')}
      vendor={card?.accountTypeName || undefined}
      image={card?.image}
      stage={stage}
      onRetry={launch && retry}
      onBack={back}
    />
  );
}
