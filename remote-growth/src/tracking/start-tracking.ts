import { currentConsent, loadConsent, onConsent } from '../consent/consent';
import { startPerformanceReport } from '../performance-report/performance-report';
import { isFirstVisit } from './once';
import { followChoice } from './tracking';

let isStarted = false;

/** Begins to track as soon as that is allowed, once a page, and follows what the visitor says of it later. Never rejects. */
export async function startTracking(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const isFirst = isFirstVisit();
  let before = currentConsent().choice;
  onConsent(() => {
    const { choice } = currentConsent();
    if (!choice || choice === before) return;
    before = choice;
    if (choice.analytics) startPerformanceReport(isFirst);
    void followChoice(choice);
  });
  await loadConsent();
}
