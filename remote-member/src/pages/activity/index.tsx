import { HOME } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack, useQuery } from '@tessera/shell/navigation';
import { Page } from '@tessera/ui';
import { paths } from '../../common/paths';
import { ActivityDetail } from './activity-detail';
import { ActivityList } from './activity-list';

/** The merchant's promotions, or the one whose `id` is in the query (R2.6). */
export default function ActivityPage() {
  const text = useText('member');
  const id = useQuery().get('id');
  const toList = useBack(paths.activity);
  const toHome = useBack(HOME);
  return (
    <Page title={text('activity_title')} onBack={id ? toList : toHome} backLabel={text('back')}>
      {id ? <ActivityDetail key={id} id={id} /> : <ActivityList />}
    </Page>
  );
}
