import bank from '@phosphor-icons/core/assets/regular/bank.svg';
import crypto from '@phosphor-icons/core/assets/regular/currency-circle-dollar.svg';
import ewallet from '@phosphor-icons/core/assets/regular/device-mobile.svg';
import type { PayoutKind } from '@tessera/contract';

export const accountIcons: Readonly<Record<PayoutKind, string>> = { bank, crypto, ewallet };
