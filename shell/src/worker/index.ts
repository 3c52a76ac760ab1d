export type { PageMessage } from './messages';
