import search from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import pencil from '@phosphor-icons/core/assets/regular/pencil-simple-line.svg';
import { HOME, helpCentre } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack, useGo } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { useSession } from '@tessera/shell/session';
import { EmptyState, ListGroup, ListRow, Page, SearchField, SkeletonCards } from '@tessera/ui';
import { useState } from 'react';
import { isFeedbackOffered } from '../../common/is-feedback-offered';
import { LoadStates } from '../../common/load-states';
import { paths } from '../../common/paths';
import { SupportRow } from '../../common/support';
import { useSettled } from '../../common/use-settled';
import { Questions } from './questions';
import { RuleRows } from './rule-rows';
import { searchQuestions } from './search-questions';

/** The help centre: frequent questions with a search, and links to customer service and feedback (R2.12). */
export default function HelpPage() {
  const text = useText('member');
  const go = useGo();
  const session = useSession();
  const back = useBack(HOME);
  const state = useCall(helpCentre, {});
  const isSettled = useSettled(state);
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
        outline={<SkeletonCards count={4} height={112} />}
      >
        {({ categories }) => {
          const found = searchQuestions(categories, query);
          return found.length === 0 ? (
            <EmptyState icon={search} title={text('help_none')} text={text('help_none_hint')} />
          ) : (
            found.map((category) => <Questions key={category.id} category={category} />)
          );
        }}
      </LoadStates>
      {isSettled && (
        <>
          <ListGroup label={text('help_more')}>
            <SupportRow />
            {session && isFeedbackOffered() && (
              <ListRow
                icon={pencil}
                title={text('feedback')}
                detail={text('feedback_detail')}
                onClick={() => go(paths.feedback)}
              />
            )}
          </ListGroup>
          <RuleRows />
        </>
      )}
    </Page>
  );
}
