export { provideDialogs } from './dialogs';
export { type Manner, translatePage } from './page-translator';
