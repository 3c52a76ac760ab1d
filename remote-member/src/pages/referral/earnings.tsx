import type { ReferralProgram } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useMoney } from '@tessera/shell/site';
import { Amount, Section, StatTiles } from '@tessera/ui';
import { InvitedPeople } from '../../features/invitation';

/** The member's earnings from invitations, and the invited people. Renders nothing for a visitor. */
export function Earnings({ program: { earnings, friends } }: { program: ReferralProgram }) {
  const text = useText('member');
  const money = useMoney();
  if (!earnings && friends.length === 0) return null;
  return (
    <>
      {earnings && (
        <Section title={text('invite_earnings')}>
          <StatTiles
            stats={[
              { label: text('invite_earned'), value: <Amount>{money(earnings.earned)}</Amount> },
              { label: text('invite_pending'), value: <Amount>{money(earnings.pending)}</Amount> },
              { label: text('invite_invited'), value: earnings.invited },
              { label: text('invite_qualified'), value: earnings.qualified },
            ]}
          />
        </Section>
      )}
      <Section title={text('invite_friends')}>
        <InvitedPeople
          people={friends.map(({ name, at, earned }) => ({ name, at, amount: earned }))}
          none={text('invite_friends_none')}
        />
      </Section>
    </>
  );
}
