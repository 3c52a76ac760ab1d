import { Button, SearchField, Section } from '@tessera/ui';
import { useState } from 'react';
import { type AuditRow, auditRows, type Session } from '../../api';
import { Fault, Table } from '../../parts';
import { addressOf, useConsole, useLoaded } from '../../state';
import { formatNumber, formatTime, t } from '../../texts';
import styles from './history.module.css';
import { MerchantHistory } from './merchant-history';

/** Merchants that a search lists. */
const FOUND = 8;

function FindMerchant() {
  const { fleet } = useConsole();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found =
    wanted === ''
      ? []
      : (fleet?.merchants ?? []).filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(wanted));
  return (
    <div className={styles.find}>
      <SearchField label={t('searchMerchants')} clearLabel={t('clear')} value={search} onChange={setSearch} />
      <ul className={styles.found}>
        {found.slice(0, FOUND).map(({ code, name }) => (
          <li key={code}>
            <a href={addressOf('history', code)} className={styles.link}>
              <bdi>{code}</bdi> <bdi className={styles.quiet}>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const cellsOf = ({ at, by, from, action, what, why, changed, refused }: AuditRow) => [
  formatTime(at),
  <span key="by">
    <bdi>{by}</bdi> <span className={styles.quiet}>{from}</span>
  </span>,
  <span key="what">
    {action} <bdi>{what}</bdi>
  </span>,
  <bdi key="why">{why ?? ''}</bdi>,
  formatNumber(changed),
  formatNumber(refused),
];

/** The audit log: what all operators did, latest first. */
function AuditLog() {
  const added = useConsole((state) => state.added.length);
  const { data, fault } = useLoaded('/audit', auditRows, added);
  return (
    <Section title={t('auditLog')}>
      <Fault message={fault} />
      <Table
        label={t('auditLog')}
        head={[t('time'), t('who'), t('what'), t('note'), t('merchants'), t('refused')]}
        rows={(data ?? []).map((entry) => ({ key: entry.number, cells: cellsOf(entry) }))}
      />
    </Section>
  );
}

interface HistoryViewProps {
  /** undefined shows the log of all merchants. */
  readonly merchant: string | undefined;
  readonly session: Session;
}

/** The releases of a merchant with the way back, or what all operators did. */
export function HistoryView({ merchant, session }: HistoryViewProps) {
  return (
    <>
      <FindMerchant />
      {merchant === undefined ? <AuditLog /> : <MerchantHistory merchant={merchant} session={session} />}
      {merchant !== undefined && (
        <Button
          size="s"
          variant="ghost"
          className={styles.all}
          onClick={() => {
            location.hash = addressOf('history');
          }}
        >
          {t('auditLog')}
        </Button>
      )}
    </>
  );
}
