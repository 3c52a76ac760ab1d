import { Held, ignore, type Story } from '../story';
import { SelectField } from './select-field';

export const selectFieldStory: Story = {
  component: 'SelectField',
  states: {
    idle: ({ currency, dollar, euro }) => (
      <Held start="eur">
        {(value, change) => (
          <SelectField
            label={currency}
            name="currency"
            value={value}
            onChange={change}
            options={[
              { value: 'usd', label: dollar },
              { value: 'eur', label: euro },
            ]}
          />
        )}
      </Held>
    ),
    'long text': ({ longLabel, longText }) => (
      <SelectField
        label={longLabel}
        name="long"
        value="long"
        onChange={ignore}
        options={[{ value: 'long', label: longText }]}
      />
    ),
  },
};
