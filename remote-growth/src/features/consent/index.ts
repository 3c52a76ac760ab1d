export { currentConsent, loadConsent, useConsent, watchConsent } from './consent';
export { ConsentPrompt } from './consent-question';
