import { useText } from '@tessera/shell/i18n';
import { useBack, useQuery } from '@tessera/shell/navigation';
import { Page } from '@tessera/ui';
import { paths } from '../../common/paths';
import { ActivityDetailView } from './activity-detail';
import { ActivityList } from './activity-list';

/** The promotions of a merchant; with an `id` in the query, one of them (R2.6). */
export default function ActivityPage() {
  const text = useText('member');
  const id = useQuery().get('id');
  const toList = useBack(paths.activity);
  const leave = useBack('/m/home');
  return (
    <Page title={text('activity_title')} onBack={id ? toList : leave} backLabel={text('back')}>
      {id ? <ActivityDetailView key={id} id={id} /> : <ActivityList />}
    </Page>
  );
}
