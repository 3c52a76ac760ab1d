export {
  currentConsent,
  isConsentSettled,
  keepChoice,
  loadConsent,
  saveChoice,
  useConsent,
  watchConsent,
} from './consent';
