import { Button, SearchField, SelectField, Skeleton } from '@tessera/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { choose, open, useConsole } from '../../state';
import { formatNumber, t } from '../../texts';
import styles from './fleet.module.css';
import { FleetTable } from './fleet-table';
import { type Condition, conditions, noFilter, type Order, rowsOf, selectRows, versionsIn } from './select';

const conditionNames = (): Readonly<Record<Condition, string>> => ({
  any: t('conditionAny'),
  rolling: t('conditionRolling'),
  changed: t('conditionChanged'),
  late: t('conditionLate'),
  unreleased: t('conditionUnreleased'),
});

/** All merchants with the versions of each piece. Chosen rows are the merchants of the next roll-out. */
export function FleetView() {
  const { fleet, chosen } = useConsole();
  const [filter, setFilter] = useState(noFilter);
  const [order, setOrder] = useState<Order>({ by: 'merchant', descending: false });
  const deferred = useDeferredValue(filter);
  const rows = useMemo(() => (fleet ? rowsOf(fleet) : []), [fleet]);
  const shown = useMemo(() => selectRows(rows, deferred, order), [rows, deferred, order]);
  if (!fleet) return <Skeleton lines={8} height={40} />;
  const names = conditionNames();
  const templates = [...new Set(fleet.merchants.map(({ template }) => template))].filter(Boolean).sort();
  const all = { value: '', label: t('all') };
  const plain = (value: string) => ({ value, label: value });
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          label={t('searchMerchants')}
          clearLabel={t('clear')}
          value={filter.search}
          onChange={(search) => setFilter({ ...filter, search })}
        />
        <SelectField
          label={t('version')}
          name="version"
          value={filter.version}
          options={[all, ...versionsIn(fleet).map(plain)]}
          onChange={(version) => setFilter({ ...filter, version })}
        />
        <SelectField
          label={t('template')}
          name="template"
          value={filter.template}
          options={[all, ...templates.map(plain)]}
          onChange={(template) => setFilter({ ...filter, template })}
        />
        <SelectField
          label={t('condition')}
          name="condition"
          value={filter.condition}
          options={conditions.map((one) => ({ value: one, label: names[one] }))}
          onChange={(value) =>
            setFilter({ ...filter, condition: conditions.find((one) => one === value) ?? 'any' })
          }
        />
      </div>
      <div className={styles.actions}>
        <p role="status" className={styles.count}>
          {t('shownMerchants', { count: shown.length, shown: formatNumber(shown.length) })}
          {chosen.size > 0 &&
            ` · ${t('chosenMerchants', { count: chosen.size, chosen: formatNumber(chosen.size) })}`}
        </p>
        <Button
          size="s"
          variant="secondary"
          onClick={() => choose([...chosen, ...shown.map(({ merchant }) => merchant.code)])}
        >
          {t('chooseShown')}
        </Button>
        {chosen.size > 0 && (
          <>
            <Button size="s" variant="ghost" onClick={() => choose([])}>
              {t('chooseNone')}
            </Button>
            <Button size="s" onClick={() => open('roll-out')}>
              {t('rollOutToChosen')}
            </Button>
          </>
        )}
      </div>
      <FleetTable fleet={fleet} rows={shown} chosen={chosen} order={order} onOrder={setOrder} />
    </>
  );
}
