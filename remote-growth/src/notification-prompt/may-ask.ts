import { type PushSurroundings, pushWorks } from '../push/push-works';

/** Everything that decides whether a visitor is asked. */
export interface PromptFacts {
  readonly environment: PushSurroundings;
  readonly hasPush: boolean;
  readonly permission: NotificationPermission;
  /** The merchant has a push key, and all that goes with it. */
  readonly hasKeys: boolean;
  /** Days as YYYY-MM-DD. */
  readonly closedOn: string | undefined;
  readonly today: string;
}

/**
 * Whether the visitor is asked to allow notifications: where the browser can, the merchant has keys, and the prompt was
 * not closed today (R4.32a, R9.22). Whoever has answered the browser's own question cannot be asked again.
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
