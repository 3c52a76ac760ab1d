import dice from '@phosphor-icons/core/assets/regular/dice-five.svg';
import { autoUsername } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { useSite } from '@tessera/shell/site';
import { IconButton } from '@tessera/ui';
import { failureSentence } from '../failure/failure-sentence';

/** Fills in a user name that the gateway proposes (R7.8); nothing where the merchant has none proposed. */
export function SuggestUserName({ onSuggest }: { onSuggest: (name: string) => void }) {
  const text = useText('auth');
  const isOn = useSite((site) => site.register.autoUsername);
  if (!isOn) return null;
  const suggest = () =>
    call(autoUsername, {}, { alert: false }).then(
      ({ username }) => onSuggest(username),
      (error: unknown) => toast(failureSentence(error, text), { tone: 'danger' }),
    );
  return <IconButton icon={dice} label={text('suggest_username')} onClick={() => void suggest()} />;
}
