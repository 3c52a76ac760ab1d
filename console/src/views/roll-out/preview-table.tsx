import { Section } from '@tessera/ui';
import type { Preview } from '../../api';
import { MerchantList, Table } from '../../parts';
import { formatNumber, t } from '../../texts';

/** What a change would do, by groups of merchants, and what would be refused. */
export function PreviewTable({ preview }: { readonly preview: Preview }) {
  const { groups, refused, unchanged } = preview;
  const changing = groups.reduce((sum, { merchants }) => sum + merchants.length, 0);
  const refusing = refused.reduce((sum, { merchants }) => sum + merchants.length, 0);
  return (
    <Section title={t('preview')}>
      <p role="status">
        {t('previewCounts', {
          changing: formatNumber(changing),
          unchanged: formatNumber(unchanged),
          refused: formatNumber(refusing),
        })}
      </p>
      {groups.length > 0 && (
        <Table
          label={t('wouldChange')}
          head={[t('merchants'), t('piece'), t('before'), t('after')]}
          rows={groups.flatMap(({ pieces, merchants }) => {
            const list = <MerchantList merchants={merchants} />;
            if (pieces.length === 0)
              return [{ key: merchants[0] ?? '', cells: [list, t('settings'), '', ''] }];
            return pieces.map(({ piece, before, after }, i) => ({
              key: `${merchants[0]} ${piece}`,
              cells: [i === 0 ? list : '', piece, before || t('none'), after || t('none')],
            }));
          })}
        />
      )}
      {refused.length > 0 && (
        <Table
          label={t('wouldBeRefused')}
          head={[t('merchants'), t('code'), t('reason')]}
          rows={refused.map(({ code, message, merchants }) => ({
            key: `${code} ${message}`,
            cells: [
              <MerchantList key="merchants" merchants={merchants} />,
              code,
              <bdi key="reason">{message}</bdi>,
            ],
          }))}
        />
      )}
    </Section>
  );
}
