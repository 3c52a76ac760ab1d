import { ignore, type Story } from '../story';
import { CopyLine } from './copy-line';

export const copyLineStory: Story = {
  component: 'CopyLine',
  states: {
    'with its button': ({ accountNumber, copy }) => (
      <CopyLine label={accountNumber} value="4820 1177 3052" copy={{ label: copy, onCopy: ignore }} />
    ),
    'without a button': ({ accountNumber }) => <CopyLine label={accountNumber} value="4820 1177 3052" />,
    'long value': ({ accountNumber, copy }) => (
      <CopyLine
        label={accountNumber}
        value="bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh"
        copy={{ label: copy, onCopy: ignore }}
      />
    ),
  },
};
