import { useVirtualizer } from '@tanstack/react-virtual';
import { VisuallyHidden } from '@tessera/ui';
import { type CSSProperties, useMemo, useRef } from 'react';
import type { Fleet } from '../../api';
import { Shares } from '../../parts';
import { addressOf, choose } from '../../state';
import { t } from '../../texts';
import styles from './fleet.module.css';
import { type Order, type Row, ranksOf } from './select';

/** Height of a row in CSS pixels. All rows have the same, so that the place of each is known without measuring. */
const ROW = 56;

interface Columns extends CSSProperties {
  readonly '--pieces': number;
}

interface FleetTableProps {
  readonly fleet: Fleet;
  readonly rows: readonly Row[];
  readonly chosen: ReadonlySet<string>;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

function toggled(chosen: ReadonlySet<string>, code: string): ReadonlySet<string> {
  const after = new Set(chosen);
  if (!after.delete(code)) after.add(code);
  return after;
}

/** Merchants by pieces. Only the rows in view are in the document, so ten thousand are as fast as ten. */
export function FleetTable({ fleet, rows, chosen, order, onOrder }: FleetTableProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const ranks = useMemo(() => ranksOf(fleet), [fleet]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  const heads = [
    { by: 'merchant', label: t('merchant') },
    ...fleet.pieces.map((piece) => ({ by: piece, label: piece })),
  ];
  const columns: Columns = { '--pieces': fleet.pieces.length };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be scrolled with the keyboard
    <section ref={viewport} className={styles.viewport} tabIndex={0} aria-label={t('fleet')}>
      <table aria-label={t('fleet')} aria-rowcount={rows.length + 1} className={styles.table} style={columns}>
        <thead className={styles.head}>
          <tr aria-rowindex={1} className={styles.row}>
            <th scope="col" className={styles.box}>
              <VisuallyHidden>{t('chosen')}</VisuallyHidden>
            </th>
            {heads.map(({ by, label }) => {
              const isOrder = order.by === by;
              const direction = order.descending ? 'descending' : 'ascending';
              return (
                <th
                  key={by}
                  scope="col"
                  aria-sort={isOrder ? direction : 'none'}
                  className={by === 'merchant' ? styles.merchant : styles.cell}
                >
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={() => onOrder({ by, descending: isOrder && !order.descending })}
                  >
                    {label}
                    <span aria-hidden="true">{isOrder && (order.descending ? ' ▼' : ' ▲')}</span>
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody className={styles.body} style={{ blockSize: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const { code, name, number, pointed, changed } = row.merchant;
            return (
              <tr
                key={code}
                aria-rowindex={index + 2}
                className={styles.row}
                data-placed=""
                style={{ insetBlockStart: start, blockSize: ROW }}
              >
                <td className={styles.box}>
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      checked={chosen.has(code)}
                      onChange={() => choose(toggled(chosen, code))}
                    />
                    <VisuallyHidden>{t('chooseMerchant', { merchant: code })}</VisuallyHidden>
                  </label>
                </td>
                <td className={styles.merchant}>
                  <a href={addressOf('history', code)} className={styles.link}>
                    <bdi>{code}</bdi>
                  </a>
                  <span className={styles.detail}>
                    <bdi>{name}</bdi>
                    {number === undefined ? ` · ${t('conditionUnreleased')}` : ` · #${number}`}
                    {!pointed && ` · ${t('conditionLate')}`}
                  </span>
                </td>
                {fleet.pieces.map((piece) => (
                  <td key={piece} className={styles.cell}>
                    <Shares
                      shares={row.state.pieces[piece] ?? []}
                      rankOf={(version) => ranks.get(`${piece}@${version}`) ?? 0}
                      changed={changed[piece]}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
