import type { DepositBonus, DepositMethod, SiteStatus } from '@tessera/contract';
import { translate } from '../../common';
import { rewardTitle } from './rewards';

const methods = [
  {
    code: 'card',
    name: 'method.card',
    kind: 'redirect',
    minimum: '10.00',
    maximum: '5000.00',
    percent: '1.5',
    minutes: 1,
  },
  {
    code: 'bank',
    name: 'method.bank',
    kind: 'bank',
    minimum: '20.00',
    maximum: '20000.00',
    percent: '0',
    minutes: 15,
  },
  {
    code: 'qr',
    name: 'method.qr',
    kind: 'qr',
    minimum: '10.00',
    maximum: '3000.00',
    percent: '0',
    minutes: 2,
  },
  {
    code: 'usdt',
    name: 'method.usdt',
    kind: 'crypto',
    minimum: '50.00',
    maximum: '100000.00',
    percent: '0',
    minutes: 10,
  },
  {
    code: 'voucher',
    name: 'method.voucher',
    kind: 'redirect',
    minimum: '10.00',
    maximum: '500.00',
    percent: '3',
    minutes: 5,
  },
] as const;
type Method = (typeof methods)[number];

const quickAmounts = ['50.00', '100.00', '200.00', '500.00', '1000.00', '2000.00'];

export const methodOf = (code: string): Method | undefined => methods.find((method) => method.code === code);

/** The name of a deposit method; the code itself if it is unknown. */
export function methodName(code: string, language: string): string {
  const method = methodOf(code);
  return method ? translate(language, method.name) : code;
}

/** Vouchers are always closed, to show a closed method. */
export const isOpen = ({ code }: Method): boolean => code !== 'voucher';

const logoOf = ({ code }: Method): string => `/wps/sandbox-assets/payments/${code}.svg`;

/** The ways to pay that a visitor may see, in a language. */
export const paymentsIn = (language: string): SiteStatus['mobileTemplate']['payments'] =>
  methods
    .filter(isOpen)
    .map((method) => ({ code: method.code, name: translate(language, method.name), logo: logoOf(method) }));

/** The deposit methods in a language. */
export const methodsIn = (language: string): DepositMethod[] =>
  methods.map((method) => ({
    code: method.code,
    name: translate(language, method.name),
    logo: logoOf(method),
    kind: method.kind,
    minimum: method.minimum,
    maximum: method.maximum,
    fee: { percent: method.percent, fixed: '0' },
    quickAmounts,
    minutes: method.minutes,
    closed: !isOpen(method),
  }));

const bonuses = [
  { id: 'reload', title: 'bonus.reload', detail: 'bonus.reload_detail', minimum: '50.00' },
  { id: 'weekend', title: 'bonus.weekend', detail: 'bonus.weekend_detail', minimum: '200.00' },
] as const;

export const bonusOf = (id: string) => bonuses.find((bonus) => bonus.id === id);

/** The name of a bonus or of a reward; the id itself if it is unknown. */
export function bonusTitle(id: string, language: string): string {
  const bonus = bonusOf(id);
  return bonus ? translate(language, bonus.title) : (rewardTitle(id, language) ?? id);
}

/** The bonuses of a deposit in a language. */
export const bonusesIn = (language: string): DepositBonus[] =>
  bonuses.map(({ title, detail, ...bonus }) => ({
    ...bonus,
    title: translate(language, title),
    detail: translate(language, detail),
  }));
