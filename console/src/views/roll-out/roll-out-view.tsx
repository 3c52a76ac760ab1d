import { Button, Section } from '@tessera/ui';
import { useState } from 'react';
import {
  type ChangeRequest,
  includesRole,
  job as jobSchema,
  type Preview,
  preview as previewSchema,
  published as publishedSchema,
  type Session,
} from '../../api';
import { Fault, JobCard, Question } from '../../parts';
import { post } from '../../server';
import { rememberJob, useConsole, useLoaded } from '../../state';
import { formatNumber, t } from '../../texts';
import { changeOf, noDraft } from './draft';
import { PlanSteps } from './plan-steps';
import { PreviewTable } from './preview-table';
import styles from './roll-out.module.css';
import { Targets } from './targets';
import { What } from './what';

interface Seen {
  readonly change: ChangeRequest;
  readonly preview: Preview;
}

/** Changes releases: what and where, a preview of it, and the changes that run. */
export function RollOutView({ session }: { readonly session: Session }) {
  const { chosen, jobs } = useConsole();
  const { data: published = {} } = useLoaded('/published', publishedSchema);
  const [draft, setDraft] = useState(noDraft);
  const [seen, setSeen] = useState<Seen>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const canChange = includesRole(session.role, 'roll-out');
  const change = changeOf(draft, [...chosen]);
  // A preview of another change says nothing of this one.
  const current = seen && JSON.stringify(seen.change) === JSON.stringify(change) ? seen : undefined;
  const affected = current?.preview.groups.reduce((sum, { merchants }) => sum + merchants.length, 0) ?? 0;
  const [piece, ...others] = change?.action === 'roll-out' ? change.pieces : [];

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFault(undefined);
    await work().catch((error: Error) => setFault(error.message));
    setBusy(false);
  };
  const look = () =>
    run(async () => {
      if (change) setSeen({ change, preview: await post('/preview', change, previewSchema) });
    });
  const apply = () =>
    run(async () => {
      setAsks(false);
      if (!current) return;
      const path = current.change.action === 'configure' ? '/settings' : '/changes';
      rememberJob(await post(path, { change: current.change, note: draft.note }, jobSchema));
      setSeen(undefined);
    });

  return (
    <div className={styles.view}>
      <div className={styles.form}>
        <Targets />
        <What draft={draft} role={session.role} published={published} onChange={setDraft} />
        <div className={styles.row}>
          <Button busy={busy} disabled={!change} onClick={look}>
            {t('showPreview')}
          </Button>
          {current && canChange && (
            <Button variant="danger" busy={busy} disabled={affected === 0} onClick={() => setAsks(true)}>
              {t('applyTo', { count: affected, merchants: formatNumber(affected) })}
            </Button>
          )}
        </div>
        <Fault message={fault} />
        {current && <PreviewTable preview={current.preview} />}
        {draft.action === 'roll-out' && session.health && canChange && (
          <details>
            <summary className={styles.summary}>{t('plan')}</summary>
            <PlanSteps
              piece={others.length === 0 ? piece : undefined}
              merchants={[...chosen]}
              note={draft.note}
            />
          </details>
        )}
      </div>
      <Section title={t('changes')} className={styles.jobs}>
        {jobs.length === 0 && <p className={styles.quiet}>{t('noChanges')}</p>}
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} canStop={canChange} />
        ))}
      </Section>
      {asks && current && (
        <Question
          title={t('applyQuestion')}
          yes={t('apply')}
          busy={busy}
          onYes={apply}
          onNo={() => setAsks(false)}
        >
          <p>
            {current.change.action}{' '}
            <bdi>
              {'pieces' in current.change
                ? current.change.pieces.join(', ')
                : 'remotes' in current.change
                  ? current.change.remotes.join(', ')
                  : ''}
            </bdi>
          </p>
          <p>{t('applyText', { count: affected, merchants: formatNumber(affected) })}</p>
        </Question>
      )}
    </div>
  );
}
