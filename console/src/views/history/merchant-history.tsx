import { Button, Section } from '@tessera/ui';
import { useState } from 'react';
import { history as historySchema, includesRole, job as jobSchema, type Session } from '../../api';
import { Fault, JobCard, Question, Table } from '../../parts';
import { post } from '../../server';
import { rememberJob, useConsole, useLoaded } from '../../state';
import { formatTime, t } from '../../texts';
import { Compare } from './compare';
import styles from './history.module.css';

interface Way {
  readonly version: string;
  readonly to: string;
}

/** The releases of a merchant with who, when, what and why, two of them compared, and the way back. */
export function MerchantHistory({
  merchant,
  session,
}: {
  readonly merchant: string;
  readonly session: Session;
}) {
  const { fleet, jobs } = useConsole();
  const number = fleet?.merchants.find(({ code }) => code === merchant)?.number;
  const path = `/merchants/${encodeURIComponent(merchant)}/history`;
  const { data, fault } = useLoaded(path, historySchema, number);
  const [way, setWay] = useState<Way>();
  const [own, setOwn] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const job = jobs.find(({ id }) => id === own);
  const back = async ({ version }: Way) => {
    setWay(undefined);
    const change = { action: 'roll-back', pieces: [version], merchants: [merchant] };
    await post('/changes', { change }, jobSchema).then(
      (started) => {
        rememberJob(started);
        setOwn(started.id);
        setRefused(undefined);
      },
      (error: Error) => setRefused(error.message),
    );
  };
  return (
    <>
      <h2 className={styles.merchant}>
        <bdi>{merchant}</bdi>
      </h2>
      <Fault message={fault ?? refused} />
      {job && <JobCard job={job} canStop />}
      {data && includesRole(session.role, 'roll-out') && data.back.length > 0 && (
        <Section title={t('wayBack')}>
          <div className={styles.row}>
            {data.back.map((one) => (
              <Button key={one.version} size="s" variant="secondary" onClick={() => setWay(one)}>
                {t('backFromTo', { version: one.version, to: one.to })}
              </Button>
            ))}
          </div>
        </Section>
      )}
      <Section title={t('releases')}>
        <Table
          label={t('releases')}
          head={[t('release'), t('time'), t('who'), t('changes'), t('note')]}
          rows={(data?.releases ?? []).map((one) => ({
            key: one.number,
            cells: [
              one.number,
              formatTime(one.at),
              <span key="by">
                <bdi>{one.by ?? t('unknown')}</bdi> <span className={styles.quiet}>{one.from}</span>
              </span>,
              <bdi key="changes">{one.changes.join('; ') || t('settings')}</bdi>,
              <bdi key="why">{one.why ?? ''}</bdi>,
            ],
          }))}
        />
      </Section>
      {data && data.releases.length > 1 && <Compare merchant={merchant} releases={data.releases} />}
      {way && (
        <Question
          title={t('backQuestion')}
          yes={t('goBack')}
          danger
          onYes={() => back(way)}
          onNo={() => setWay(undefined)}
        >
          <p>{t('backText', { merchant, version: way.version, to: way.to })}</p>
        </Question>
      )}
    </>
  );
}
