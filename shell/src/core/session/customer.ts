import { type AnswerOf, customer } from '@tessera/contract';
import { gateway } from '../request';
import { currentSession, storedCustomer } from '../session-state';

/** Who the member is to tracking: id and account. */
export type Customer = AnswerOf<typeof customer>;

/**
 * Who the member is to tracking; asked once a session and kept in session storage (R7.12). Undefined for a visitor,
 * and when the gateway does not say.
 */
export async function customerInfo(): Promise<Customer | undefined> {
  const session = currentSession();
  if (!session) return undefined;
  const known = storedCustomer.get();
  if (known?.id === session.id) return known;
  const answer = await gateway.call(customer, {}, { alert: false }).catch(() => undefined);
  if (answer && currentSession()?.token === session.token) storedCustomer.set(answer);
  return answer;
}
