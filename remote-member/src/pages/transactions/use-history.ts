import { type TransactionKind, transactions } from '@tessera/contract';
import { call, gatewayTime } from '@tessera/shell/request';
import { useCallback } from 'react';
import { PAGE_SIZE, startOf, usePages } from '../../features/paged-list';

/** The member's transactions of a kind and a period, page by page. */
export function useHistory(kind: TransactionKind | undefined, period: number | undefined) {
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) => {
      const since = startOf(period, gatewayTime());
      return call(
        transactions,
        {
          limit: PAGE_SIZE,
          ...(kind && { kind }),
          ...(since !== undefined && { since }),
          ...(cursor && { cursor }),
        },
        { alert: false, signal },
      );
    },
    [kind, period],
  );
  return usePages(loadPage);
}
