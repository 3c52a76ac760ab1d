import { type AgentProgram, applyAgent } from '@tessera/contract';
import { cleanName } from '@tessera/i18n';
import { useText } from '@tessera/shell/i18n';
import { call } from '@tessera/shell/request';
import { Button, Card, TextArea, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { usePercentFormat } from '../../common/format';
import { useSubmit } from '../../common/use-submit';
import styles from './agent-form.module.css';

export interface ApplyFormProps {
  program: AgentProgram;
  onApplied: (program: AgentProgram) => void;
}

/** The application of a member who wants to become an agent. */
export function ApplyForm({ program, onApplied }: ApplyFormProps) {
  const text = useText('member');
  const formatPercent = usePercentFormat();
  const [contact, setContact] = useState('');
  const [plan, setPlan] = useState('');
  const { busy, reason, submit } = useSubmit();

  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (contact.trim() === '') return;
    const request = { contact: contact.trim(), ...(plan.trim() && { plan: plan.trim() }) };
    await submit(async () => onApplied(await call(applyAgent, request, { alert: false })));
  };
  return (
    <Card as="section" padded>
      <form onSubmit={(event) => void apply(event)} className={styles.form}>
        {program.commissionPercent !== undefined && (
          <p className={styles.rate}>{formatPercent(program.commissionPercent)}</p>
        )}
        <p>{text('agent_offer')}</p>
        <TextField
          label={text('agent_contact')}
          name="contact"
          value={contact}
          onChange={setContact}
          hint={text('agent_contact_hint')}
          error={reason}
          clean={cleanName}
          maxLength={100}
        />
        <TextArea
          label={text('agent_plan')}
          name="plan"
          value={plan}
          onChange={setPlan}
          maxLength={500}
          rows={3}
        />
        <Button type="submit" block busy={busy} disabled={contact.trim() === ''}>
          {text('agent_apply')}
        </Button>
      </form>
    </Card>
  );
}
