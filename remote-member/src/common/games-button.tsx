import { HOME } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { Button, type ButtonProps } from '@tessera/ui';

/** A button that leads to the games: the next step where a page has nothing for the member. */
export function GamesButton(props: Pick<ButtonProps, 'variant' | 'block'>) {
  const text = useText('member');
  const go = useGo();
  return (
    <Button {...props} onClick={() => go(HOME)}>
      {text('to_games')}
    </Button>
  );
}
