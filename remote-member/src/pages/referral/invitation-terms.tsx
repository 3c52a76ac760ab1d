import users from '@phosphor-icons/core/assets/fill/users-three-fill.svg';
import type { ReferralProgram } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useMoney } from '@tessera/shell/site';
import { Card, Icon } from '@tessera/ui';
import styles from './invitation-terms.module.css';

/** The bonus of an invitation for both sides, in three steps. */
export function InvitationTerms({
  program: { inviterBonus, friendBonus, minimumDeposit },
}: {
  program: ReferralProgram;
}) {
  const text = useText('member');
  const money = useMoney();
  // Terms with an amount that cannot be read are not terms.
  if (!inviterBonus || !friendBonus || minimumDeposit === 'unreadable') return null;
  const steps = [
    text('invite_step_share'),
    minimumDeposit
      ? text('invite_step_deposit', { amount: money(minimumDeposit) })
      : text('invite_step_register'),
    text('invite_step_bonus', { inviter: money(inviterBonus), friend: money(friendBonus) }),
  ];
  return (
    <Card padded className={styles.hero}>
      <Icon path={users} size={40} />
      <h2 className={styles.title}>{text('invite_title', { amount: money(inviterBonus) })}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
