export { ConsentPrompt } from './consent-question';
