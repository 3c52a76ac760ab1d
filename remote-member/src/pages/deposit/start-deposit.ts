import { type DepositOrder, submitDeposit } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { paths } from '../../common/paths';

/** What a member chose. */
export interface DepositWish {
  readonly method: string;
  /** Decimal text in major units. */
  readonly amount: string;
  /** Empty for none. */
  readonly bonusId: string;
  readonly promoCode: string;
}

/** Asks the gateway for a deposit. @throws RequestError */
export const startDeposit = (wish: DepositWish, requestId: string): Promise<DepositOrder> =>
  call(
    submitDeposit,
    {
      requestId,
      method: wish.method,
      amount: wish.amount,
      ...(wish.bonusId && { bonusId: wish.bonusId }),
      ...(wish.promoCode && { promoCode: wish.promoCode }),
      returnUrl: location.origin + paths.deposit,
    },
    { alert: false },
  );
