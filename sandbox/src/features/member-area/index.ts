import type { Answer } from '../../gateway';
import type { Store } from '../../members';
import { agentAnswers } from './agents';
import { feedbackAnswers } from './feedback';
import { messageAnswers } from './inbox';
import { profileAnswers } from './profile';
import { referralAnswer } from './referral';

/** Every call of the member area, except money. */
export const memberAreaAnswers = (store: Store): readonly Answer[] => [
  ...profileAnswers(store),
  ...messageAnswers(store),
  ...feedbackAnswers(store),
  referralAnswer(store),
  ...agentAnswers(store),
];
