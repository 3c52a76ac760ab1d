import deposit from '@phosphor-icons/core/assets/fill/coins-fill.svg';
import activity from '@phosphor-icons/core/assets/fill/gift-fill.svg';
import service from '@phosphor-icons/core/assets/fill/headset-fill.svg';
import reward from '@phosphor-icons/core/assets/fill/trophy-fill.svg';
import invite from '@phosphor-icons/core/assets/fill/user-plus-fill.svg';
import wallet from '@phosphor-icons/core/assets/fill/wallet-fill.svg';
import { useText } from '@tessera/shell/i18n';
import { useEntries } from '@tessera/shell/navigation';
import { useFlag } from '@tessera/shell/site';
import { Icon } from '@tessera/ui';
import { Sideways } from '../../common/sideways';
import styles from './quick-entries.module.css';

const icons = { deposit, wallet, activity, reward, invite, service } as const;
const names = Object.keys(icons) as (keyof typeof icons)[];
const isNamed = (entry: string): entry is keyof typeof icons => Object.hasOwn(icons, entry);

/** Shortcuts to deposit, wallet, offers, rewards, invitation and support. They follow the rules of the bottom navigation. */
export default function QuickEntries() {
  const text = useText('games');
  const hasRewards = useFlag('REWCEN3');
  const { shown, tap } = useEntries(names);
  const entries = shown.filter(isNamed).filter((entry) => entry !== 'reward' || hasRewards);
  return (
    <Sideways>
      <nav aria-label={text('quick_entries')} className={styles.row}>
        {entries.map((entry) => (
          <button key={entry} type="button" onClick={() => tap(entry)} className={styles.entry}>
            <Icon path={icons[entry]} size={20} className={styles.icon} />
            {text(`entry_${entry}`)}
          </button>
        ))}
      </nav>
    </Sideways>
  );
}
