import headset from '@phosphor-icons/core/assets/regular/headset.svg';
import search from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import pencil from '@phosphor-icons/core/assets/regular/pencil-simple-line.svg';
import { helpCentre } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack, useGo } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { useSession } from '@tessera/shell/session';
import { openCustomerService } from '@tessera/shell/support';
import { EmptyState, ListGroup, ListRow, Page, SearchField } from '@tessera/ui';
import { useState } from 'react';
import { CardOutlines } from '../../common/card-outlines';
import { LoadStates } from '../../common/load-states';
import { paths } from '../../common/paths';
import { Questions } from './questions';
import { foundIn } from './search-questions';

/** The help centre: what members ask most, with a search in it, and the ways to a person (R2.12). */
export default function HelpPage() {
  const text = useText('member');
  const go = useGo();
  const session = useSession();
  const back = useBack('/m/home');
  const state = useCall(helpCentre, {});
  const [query, setQuery] = useState('');
  return (
    <Page title={text('help')} onBack={back} backLabel={text('back')}>
      <SearchField
        label={text('help_search')}
        clearLabel={text('help_clear')}
        placeholder={text('help_search')}
        value={query}
        onChange={setQuery}
      />
      <LoadStates
        state={state}
        failed={text('help_failed')}
        outline={<CardOutlines count={4} height={112} />}
      >
        {({ categories }) => {
          const found = foundIn(categories, query);
          return found.length === 0 ? (
            <EmptyState icon={search} title={text('help_none')} text={text('help_none_hint')} />
          ) : (
            found.map((category) => <Questions key={category.id} category={category} />)
          );
        }}
      </LoadStates>
      <ListGroup label={text('help_more')}>
        <ListRow
          icon={headset}
          title={text('customer_service')}
          detail={text('customer_service_detail')}
          onClick={openCustomerService}
        />
        {session && (
          <ListRow
            icon={pencil}
            title={text('feedback')}
            detail={text('feedback_detail')}
            onClick={() => go(paths.feedback)}
          />
        )}
      </ListGroup>
    </Page>
  );
}
