import { type DepositOrder, submitDeposit } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { paths } from '../../common/paths';

/** The member's input. */
export interface DepositInput {
  readonly method: string;
  /** Decimal text in major units. */
  readonly amount: string;
  /** Id of the selected bonus, or empty. */
  readonly bonusId: string;
  /** The typed code, or empty. */
  readonly promoCode: string;
}

/**
 * Starts a deposit at the gateway.
 * @throws RequestError
 */
export const startDeposit = (input: DepositInput, requestId: string): Promise<DepositOrder> =>
  call(
    submitDeposit,
    {
      requestId,
      method: input.method,
      amount: input.amount,
      ...(input.bonusId && { bonusId: input.bonusId }),
      ...(input.promoCode && { promoCode: input.promoCode }),
      returnUrl: location.origin + paths.deposit,
    },
    { alert: false },
  );
