export { LanguageRow } from './language-row';
