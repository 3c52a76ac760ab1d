import chat from '@phosphor-icons/core/assets/regular/chat-circle-text.svg';
import { type FeedbackEntry, feedbackList, submitFeedback } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack } from '@tessera/shell/navigation';
import { absenceOf, useCall } from '@tessera/shell/request';
import { EmptyState, Page, Section, SkeletonCards } from '@tessera/ui';
import { useState } from 'react';
import { LoadStates } from '../../common/load-states';
import { NotOffered, Offered } from '../../common/not-offered';
import { paths } from '../../common/paths';
import { FeedbackCard } from './feedback-card';
import { FeedbackForm } from './feedback-form';

/** The feedback form and the member's past feedback. Without a session the route leads home (R2.17). */
export default function FeedbackPage() {
  const text = useText('member');
  const back = useBack(paths.memberHome);
  const state = useCall(feedbackList, {});
  const absence = absenceOf(feedbackList);
  const [sent, setSent] = useState<readonly FeedbackEntry[]>([]);
  return (
    <Page title={text('feedback')} onBack={back} backLabel={text('back')}>
      {absence ? (
        <NotOffered error={absence} />
      ) : (
        <>
          <Offered calls={[submitFeedback]}>
            <FeedbackForm onSent={(entry) => setSent((all) => [entry, ...all])} />
          </Offered>
          <Section title={text('feedback_past')}>
            <LoadStates
              state={state}
              failed={text('feedback_failed')}
              outline={<SkeletonCards count={2} height={96} />}
            >
              {({ entries }) => {
                const all = [...sent, ...entries.filter(({ id }) => sent.every((one) => one.id !== id))];
                return all.length === 0 ? (
                  <EmptyState icon={chat} title={text('feedback_none')} text={text('feedback_none_hint')} />
                ) : (
                  all.map((entry) => <FeedbackCard key={entry.id} entry={entry} />)
                );
              }}
            </LoadStates>
          </Section>
        </>
      )}
    </Page>
  );
}
