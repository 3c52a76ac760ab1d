import { Held, ignore, type Story } from '../story';
import { Checkbox } from './checkbox';

export const checkboxStory: Story = {
  component: 'Checkbox',
  states: {
    off: ({ terms }) => (
      <Held start={false}>
        {(checked, change) => <Checkbox label={terms} checked={checked} onChange={change} />}
      </Held>
    ),
    on: ({ terms }) => (
      <Held start={true}>
        {(checked, change) => <Checkbox label={terms} checked={checked} onChange={change} />}
      </Held>
    ),
    disabled: ({ terms }) => <Checkbox label={terms} checked onChange={ignore} disabled />,
    'long text': ({ longTerms }) => <Checkbox label={longTerms} checked={false} onChange={ignore} />,
  },
};
