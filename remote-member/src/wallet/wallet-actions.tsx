import swap from '@phosphor-icons/core/assets/regular/arrows-left-right.svg';
import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { useSite } from '@tessera/shell/site';
import { Icon } from '@tessera/ui';
import { quickActions } from '../member-home/quick-actions';
import { useMoneyMember } from '../money-access/use-money-member';
import { paths } from '../paths';
import styles from './wallet-actions.module.css';

const transfer = { label: 'transfer', icon: swap, to: paths.transfer };

/** What a member can do with their money from here. */
export function WalletActions() {
  const text = useText('member');
  const member = useMoneyMember();
  const single = useSite((site) => site.singleWallet);
  if (!member) return null;
  const ways = quickActions(member).filter(({ page }) => page !== 'wallet');
  const actions = single ? ways : [...ways, transfer];
  if (actions.length === 0) return null;
  return (
    <nav aria-label={text('quick_actions')} className={styles.actions}>
      {actions.map(({ label, icon, to }) => (
        <Link key={to} to={to} className={styles.action}>
          <span className={styles.sign}>
            <Icon path={icon} size={22} />
          </span>
          {text(label)}
        </Link>
      ))}
    </nav>
  );
}
