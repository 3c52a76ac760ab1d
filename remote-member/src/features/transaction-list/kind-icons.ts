import transfer from '@phosphor-icons/core/assets/regular/arrows-left-right.svg';
import bonus from '@phosphor-icons/core/assets/regular/gift.svg';
import deposit from '@phosphor-icons/core/assets/regular/hand-deposit.svg';
import withdrawal from '@phosphor-icons/core/assets/regular/hand-withdraw.svg';
import adjustment from '@phosphor-icons/core/assets/regular/sliders-horizontal.svg';
import type { TransactionKind } from '@tessera/contract';

export const kindIcons: Readonly<Record<TransactionKind, string>> = {
  transfer,
  bonus,
  deposit,
  withdrawal,
  adjustment,
};
