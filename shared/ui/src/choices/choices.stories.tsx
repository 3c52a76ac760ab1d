import bank from '@phosphor-icons/core/assets/regular/bank.svg';
import card from '@phosphor-icons/core/assets/regular/credit-card.svg';
import coin from '@phosphor-icons/core/assets/regular/currency-btc.svg';
import { brokenPicture, Held, harbour, type Story, type Words } from '../story';
import { type Choice, Choices, type ChoicesProps } from './choices';

const waysOf = (words: Words): readonly Choice[] => [
  { value: 'card', title: words.bankCard, detail: words.bankCardDetail, icon: card },
  { value: 'bank', title: words.bankTransfer, detail: words.bankTransferDetail, icon: bank },
  { value: 'crypto', title: words.crypto, detail: words.notNow, icon: coin, disabled: true },
];

const shown =
  (layout: ChoicesProps['layout'], start: string, optionsOf: (words: Words) => readonly Choice[]) =>
  (words: Words) => (
    <Held start={start}>
      {(value, change) => (
        <Choices
          label={words.payment}
          layout={layout}
          options={optionsOf(words)}
          value={value}
          onChange={change}
        />
      )}
    </Held>
  );

export const choicesStory: Story = {
  component: 'Choices',
  states: {
    'rows, one of them disabled': shown('rows', 'card', waysOf),
    'tiles, one of them disabled': shown('tiles', 'bank', waysOf),
    'nothing chosen, no icons': shown('tiles', '', ({ dollar, euro }) => [
      { value: 'usd', title: dollar },
      { value: 'eur', title: euro },
    ]),
    'a logo, and one that failed': shown('rows', 'one', ({ bankCard, crypto }) => [
      { value: 'one', title: bankCard, logo: harbour, icon: card },
      { value: 'two', title: crypto, logo: brokenPicture, icon: coin },
    ]),
  },
};
