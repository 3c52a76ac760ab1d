import { Button, Section, TextArea } from '@tessera/ui';
import { useState } from 'react';
import { MerchantList } from '../../parts';
import { addressOf, choose, useConsole } from '../../state';
import { formatNumber, t } from '../../texts';
import { codesIn } from './draft';
import styles from './roll-out.module.css';

/** The merchants of a change: those of the table, a list of codes, or all. */
export function Targets() {
  const { fleet, chosen } = useConsole();
  const [list, setList] = useState('');
  const all = fleet?.merchants.map(({ code }) => code) ?? [];
  const known = new Set(all);
  const unknown = codesIn(list).filter((code) => !known.has(code));
  return (
    <Section title={t('merchants')}>
      <p>
        {t('chosenMerchants', { count: chosen.size, chosen: formatNumber(chosen.size) })}{' '}
        {chosen.size > 0 && <MerchantList merchants={[...chosen]} />}
      </p>
      <div className={styles.row}>
        <Button size="s" variant="secondary" onClick={() => choose(all)}>
          {t('chooseAll')}
        </Button>
        <Button size="s" variant="ghost" onClick={() => choose([])}>
          {t('chooseNone')}
        </Button>
        <a href={addressOf('fleet')} className={styles.link}>
          {t('chooseInFleet')}
        </a>
      </div>
      <details>
        <summary className={styles.summary}>{t('chooseByList')}</summary>
        <TextArea
          label={t('codes')}
          name="codes"
          rows={3}
          value={list}
          onChange={setList}
          hint={t('codesHint')}
          error={
            unknown.length > 0 ? t('unknownCodes', { codes: unknown.slice(0, 5).join(', ') }) : undefined
          }
        />
        <Button
          size="s"
          variant="secondary"
          disabled={list.trim() === '' || unknown.length > 0}
          onClick={() => choose([...chosen, ...codesIn(list)])}
        >
          {t('add')}
        </Button>
      </details>
    </Section>
  );
}
