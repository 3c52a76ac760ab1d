import { feedbackList, submitFeedback } from '@tessera/contract';
import { absenceOf } from '@tessera/shell/request';

/** Whether members can send feedback, as far as it is known: a gateway without the list has no feedback at all. */
export const isFeedbackOffered = (): boolean => !absenceOf(feedbackList) && !absenceOf(submitFeedback);
