import { Held, ignore, type Story } from '../story';
import { Switch } from './switch';

export const switchStory: Story = {
  component: 'Switch',
  states: {
    off: ({ notifications }) => (
      <Held start={false}>
        {(checked, change) => <Switch label={notifications} checked={checked} onChange={change} />}
      </Held>
    ),
    on: ({ notifications }) => (
      <Held start={true}>
        {(checked, change) => <Switch label={notifications} checked={checked} onChange={change} />}
      </Held>
    ),
    disabled: ({ notifications }) => <Switch label={notifications} checked onChange={ignore} disabled />,
    'long text': ({ longTerms }) => <Switch label={longTerms} checked onChange={ignore} />,
  },
};
