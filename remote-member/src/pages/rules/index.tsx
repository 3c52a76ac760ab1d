import { rulePage } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack, useParams } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { useSite } from '@tessera/shell/site';
import { Page, SkeletonCards } from '@tessera/ui';
import { useDayFormat } from '../../common/format';
import { LoadStates } from '../../common/load-states';
import { MerchantText } from '../../common/merchant-text';
import { paths } from '../../common/paths';
import styles from './rules.module.css';

/** One page of the rules of the merchant's market: the terms, for example. Visitors read it before they register. */
export default function RulesPage() {
  const text = useText('member');
  const formatDay = useDayFormat();
  const { topic = '' } = useParams();
  const back = useBack(paths.help);
  const known = useSite(
    (site) => site.mobileTemplate.rules?.pages.find((page) => page.topic === topic)?.title,
  );
  const state = useCall(rulePage, { topic });
  return (
    <Page title={known ?? state.value?.title ?? text('rules')} onBack={back} backLabel={text('back')}>
      <LoadStates
        state={state}
        failed={text('rules_failed')}
        outline={<SkeletonCards count={2} height={220} />}
      >
        {({ content, at }) => (
          <>
            <MerchantText html={content} />
            {at !== undefined && <p className={styles.date}>{formatDay(at)}</p>}
          </>
        )}
      </LoadStates>
    </Page>
  );
}
