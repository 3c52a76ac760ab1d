import type { AccountPart } from '@tessera/contract';
import { useSite } from '@tessera/shell/site';

/** Whether the merchant lets members see and change a part of their account. */
export const useAccountPart = (part: AccountPart): boolean =>
  useSite(({ account }) => account.includes(part));
