/** @jest-environment jsdom */

import { fc, property } from '@tessera/build/testing';
import { country, status } from '@tessera/contract';
import { languages } from '@tessera/i18n';
import { changeLanguage, currentLanguage } from '@tessera/shell/i18n';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AmountField } from './amount-field';
import { parseAmount } from './parse-amount';
import { useAmount } from './use-amount';
import { type Currency, useCurrency } from './use-currency';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const spoken = languages.map(({ code }) => code);
const paid = [...Intl.supportedValuesOf('currency'), 'TLB', 'PT'];
const gateway = provideVisits({ merchant: { languages: spoken } });
const bounds = { minimum: 1n, maximum: 10n ** 12n };

/** In minor units: what the field holds. */
let held: bigint | undefined;
let currency: Currency;

function Field({ quick }: { readonly quick: readonly bigint[] }) {
  currency = useCurrency();
  const amount = useAmount(currency, bounds);
  held = amount.minor;
  return (
    <AmountField
      label="Amount"
      currency={currency}
      amount={amount}
      bounds={bounds}
      quick={quick}
      all={bounds.maximum}
    />
  );
}

const open = async (code: string, quick: readonly bigint[]) => {
  gateway.on(status, { value: { currency: code } });
  await act(refreshSite);
  render(<Field quick={quick} />);
};

/** The amount that a member reads on a chip: what stands between the signs. */
const read = (chip: Element): bigint | undefined => {
  const text = chip.textContent ?? '';
  const { signBefore, signAfter } = currency;
  const parsed = parseAmount(text.slice(signBefore.length, text.length - signAfter.length), currency);
  return 'minor' in parsed ? parsed.minor : undefined;
};

/** Fails unless each chip shows its amount, and fills it in. */
async function expectTrueChips(code: string, language: string, quick: readonly bigint[]) {
  await act(() => changeLanguage(language));
  expect(currentLanguage()).toBe(language);
  await open(code, quick);
  const chips = screen.getAllByRole('button').slice(0, quick.length);
  expect(chips.map(read)).toEqual(quick);
  for (const [at, chip] of chips.entries()) {
    fireEvent.click(chip);
    expect(held).toBe(quick[at]);
    expect(chip.getAttribute('aria-pressed')).toBe('true');
  }
  cleanup();
}

test.each(paid.map((code, at) => [code, spoken[at % spoken.length] ?? '']))(
  'in %s, read in %s, a chip shows the amount that it fills in',
  async (code, language) => {
    await expectTrueChips(code, language, [5n, 50n, 200n, 1_000n, 2_000n, 100_000n, 2_000_000n]);
  },
);

/** In minor units: amounts that end in many zeros or in few. */
const round = fc.tuple(fc.bigInt(1n, 9_999n), fc.bigInt(0n, 7n)).map(([part, zeros]) => part * 10n ** zeros);

property(
  'in any currency and language, a chip shows the amount that it fills in',
  fc.record({
    code: fc.constantFrom(...paid),
    language: fc.constantFrom(...spoken),
    quick: fc.uniqueArray(round, { minLength: 1, maxLength: 3 }),
  }),
  ({ code, language, quick }) => expectTrueChips(code, language, quick),
);

test('chips and field have the merchant’s sign on its side, also one with digits and points [R3.19]', async () => {
  gateway.on(country, { value: { currency: 'PKR', currencySymbol: 'R.00', currencyPosition: 'right' } });
  await open('PKR', [1_000n, 1_015n]);
  await waitFor(() => expect(currency.signAfter).toBe('R.00'));
  expect(currency.signBefore).toBe('');
  expect(
    screen
      .getAllByRole('button')
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(['1,000\u00a0R.00', '1,015\u00a0R.00']);
});

test.each([
  ...[
    '\u200e50.00\u200f',
    '\u206650.00\u2069',
    '\u200b50.00',
    '50.00\u00a0',
    '٥٠٫٠٠',
    '۵۰٫۰۰',
    '५०.००',
    '５０．００',
  ],
  `${'\u200b'.repeat(24)}50.00`,
])('the pasted amount %j is 50.00', async (typed) => {
  await open('USD', []);
  const field = screen.getByLabelText('Amount');
  await userEvent.click(field);
  await userEvent.paste(typed);
  expect(held).toBe(5_000n);
});
