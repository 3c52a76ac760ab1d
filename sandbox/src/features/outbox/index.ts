export { Outbox } from './outbox';
export { outboxPage } from './outbox-page';
