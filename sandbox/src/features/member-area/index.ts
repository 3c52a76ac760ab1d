export { agentAnswers } from './agents';
export { feedbackAnswers } from './feedback';
export { profileAnswers } from './profile';
export { messageAnswers } from './inbox';
export { referralAnswer } from './referral';

