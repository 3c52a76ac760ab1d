import type { MemberType } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { useFlag, useSite } from '@tessera/shell/site';
import { Card, Icon } from '@tessera/ui';
import { BalanceSummary } from '../balance/balance-summary';
import { useBalance } from '../balance/use-balance';
import { useHiddenAmounts } from '../balance/use-hidden-amounts';
import styles from './balance-card.module.css';
import { quickActions } from './quick-actions';

/** A member's money at a glance, and the ways to move it. */
export function BalanceCard({ type }: { type: MemberType }) {
  const text = useText('member');
  const state = useBalance();
  const [hidden, toggle] = useHiddenAmounts();
  const depositSwitch = useSite((site) => site.depositSwitch);
  const credit = useFlag('CREDITMAR3') && depositSwitch;
  const actions = quickActions({ type, credit });
  return (
    <Card padded>
      <BalanceSummary state={state} hidden={hidden} onToggle={toggle} />
      {actions.length > 0 && (
        <nav aria-label={text('quick_actions')} className={styles.actions}>
          {actions.map(({ label, icon, to }) => (
            <Link key={to} to={to} className={styles.action}>
              <Icon path={icon} size={20} />
              {text(label)}
            </Link>
          ))}
        </nav>
      )}
    </Card>
  );
}
