import bank from '@phosphor-icons/core/assets/regular/bank.svg';
import redirect from '@phosphor-icons/core/assets/regular/credit-card.svg';
import crypto from '@phosphor-icons/core/assets/regular/currency-circle-dollar.svg';
import qr from '@phosphor-icons/core/assets/regular/qr-code.svg';
import type { DepositKind } from '@tessera/contract';

export const methodIcons: Readonly<Record<DepositKind, string>> = { bank, redirect, crypto, qr };
