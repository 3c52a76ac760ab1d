import { Button, Card, Section } from '@tessera/ui';
import { type Problems, problems } from '../../api';
import { Fault, Table } from '../../parts';
import { post } from '../../server';
import { t } from '../../texts';
import { useTask } from './use-task';

/** Checks the store for damage. */
export function Verify() {
  const { result, fault, busy, run } = useTask<Problems>();
  return (
    <Card padded>
      <Section title={t('verify')}>
        <p>{t('verifyText')}</p>
        <Button busy={busy} onClick={() => run(() => post('/verify', {}, problems))}>
          {t('verifyStore')}
        </Button>
        <Fault message={fault} />
        {result?.length === 0 && <p role="status">{t('noProblems')}</p>}
        {result && result.length > 0 && (
          <Table
            label={t('verify')}
            head={[t('where'), t('code'), t('reason')]}
            rows={result.map(({ where, code, message }) => ({
              key: `${where} ${code} ${message}`,
              cells: [where, code, <bdi key="message">{message}</bdi>],
            }))}
          />
        )}
      </Section>
    </Card>
  );
}
