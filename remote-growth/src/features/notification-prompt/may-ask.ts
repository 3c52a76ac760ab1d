import { type PushEnvironment, pushWorks } from '../push';

/** Everything that decides whether the prompt shows. */
export interface PromptFacts {
  readonly environment: PushEnvironment;
  readonly hasPush: boolean;
  readonly permission: NotificationPermission;
  /** The merchant has a push key and all other values that the push service needs. */
  readonly hasKeys: boolean;
  /** Dates as YYYY-MM-DD. */
  readonly closedOn: string | undefined;
  readonly today: string;
}

/**
 * Whether the prompt shows: the browser supports push messages, the merchant has keys, and the prompt was not closed
 * today (R4.32a, R9.22). After an answer to the browser's own question, the browser does not ask again.
 */
export const mayAsk = ({
  environment,
  hasPush,
  permission,
  hasKeys,
  closedOn,
  today,
}: PromptFacts): boolean =>
  pushWorks(environment, hasPush) && hasKeys && permission === 'default' && closedOn !== today;
