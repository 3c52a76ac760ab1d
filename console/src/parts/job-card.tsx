import { Button, Card, ProgressBar, Tag, type Tone } from '@tessera/ui';
import { type Job, job as jobSchema } from '../api';
import { post } from '../server';
import { rememberJob } from '../state';
import { type ConsoleKey, formatNumber, formatPercent, formatTime, t } from '../texts';
import styles from './job-card.module.css';
import { Table } from './table';

const states: Readonly<Record<Job['state'], { readonly label: ConsoleKey; readonly tone: Tone }>> = {
  running: { label: 'jobRunning', tone: 'accent' },
  waiting: { label: 'jobWaiting', tone: 'accent' },
  done: { label: 'jobDone', tone: 'success' },
  stopped: { label: 'jobStopped', tone: 'warning' },
  failed: { label: 'jobFailed', tone: 'danger' },
};
const stepStates: Readonly<Record<NonNullable<Job['steps']>[number]['state'], ConsoleKey>> = {
  'to come': 'stepToCome',
  running: 'jobRunning',
  waiting: 'stepWaiting',
  passed: 'stepPassed',
  stopped: 'jobStopped',
};

/** A change or plan: how far it is, what was refused, and a button that stops it. */
export function JobCard({ job, canStop }: { readonly job: Job; readonly canStop: boolean }) {
  const { label, tone } = states[job.state];
  const isActive = job.state === 'running' || job.state === 'waiting';
  const stop = () => post(`/jobs/${job.id}/stop`, {}, jobSchema).then(rememberJob, () => undefined);
  return (
    <Card as="article" padded className={styles.card}>
      <div className={styles.head}>
        <h3>
          {job.action} <bdi>{job.what}</bdi>
        </h3>
        <Tag tone={tone}>{t(label)}</Tag>
        {isActive && canStop && (
          <Button size="s" variant="secondary" onClick={stop}>
            {t('stop')}
          </Button>
        )}
      </div>
      <p className={styles.detail}>
        <bdi>{job.by}</bdi> · {formatTime(job.at)}
        {job.note !== '' && (
          <>
            {' · '}
            <bdi>{job.note}</bdi>
          </>
        )}
      </p>
      {isActive && <ProgressBar value={job.total === 0 ? 0 : job.done / job.total} label={t('progress')} />}
      <p role="status">
        {t('jobCounts', {
          done: formatNumber(job.done),
          total: formatNumber(job.total),
          changed: formatNumber(job.changed),
          refused: formatNumber(job.refused.length),
        })}
      </p>
      {job.reason !== undefined && (
        <p role="alert" className={styles.reason}>
          <bdi>{job.reason}</bdi>
        </p>
      )}
      {job.steps && (
        <Table
          label={t('steps')}
          head={[t('step'), t('merchants'), t('share'), t('minutes'), t('state')]}
          rows={job.steps.map((step, i) => ({
            key: i,
            cells: [
              formatNumber(i + 1),
              formatNumber(step.merchants),
              formatPercent(step.percent / 100),
              formatNumber(step.minutes),
              t(stepStates[step.state]),
            ],
          }))}
        />
      )}
      {job.refused.length > 0 && (
        <details>
          <summary>{t('refusedMerchants')}</summary>
          <Table
            label={t('refusedMerchants')}
            head={[t('merchant'), t('code'), t('reason')]}
            rows={job.refused.map(({ merchant, code, message }) => ({
              key: merchant,
              cells: [merchant, code, message],
            }))}
          />
        </details>
      )}
    </Card>
  );
}
