import { useSite } from '@tessera/shell/site';
import { useEffect } from 'react';
import { currentConsent, loadConsent, watchConsent } from '../../common/consent';
import { ConsentPrompt } from '../consent';
import { startPerformanceReport } from '../performance-report';
import { isFirstVisit } from './one-time-events';
import { Tracker } from './tracker';
import { applyConsent } from './tracking';

let isStarted = false;

/** Starts tracking as soon as the visitor allows it, and applies later changes of the consent. Once a page. */
function startTracking(): void {
  if (isStarted) return;
  isStarted = true;
  const isFirst = isFirstVisit();
  let applied = currentConsent().choice;
  watchConsent(() => {
    const { choice } = currentConsent();
    if (!choice || choice === applied) return;
    applied = choice;
    if (choice.analytics) startPerformanceReport(isFirst);
    void applyConsent(choice);
  });
}

/** Tracking and the question for consent, on every page. */
export default function Tracking() {
  // The shell repeats the call if the gateway could not be reached at the start.
  const answer = useSite(({ consent }) => consent);
  useEffect(startTracking, []);
  useEffect(() => void loadConsent(answer), [answer]);
  return (
    <>
      <Tracker />
      <ConsentPrompt />
    </>
  );
}
