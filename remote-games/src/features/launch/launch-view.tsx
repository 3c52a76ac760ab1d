import type { GameCard } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack } from '@tessera/shell/navigation';
import { LaunchScreen } from './launch-screen';
import type { Launch } from './run-launch';
import { useLaunch } from './use-launch';

export interface LaunchViewProps {
  /** Absent if the address names no game. */
  launch: Launch | undefined;
  /** The game, if it was opened from one of our pages. */
  card: GameCard | undefined;
  /** The in-app path that the member goes back to. */
  backUrl: string;
}

/** Launches a game and shows the stage of the launch. */
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
