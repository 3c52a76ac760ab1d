import { Button } from '../button/button';
import { Choices } from '../choices/choices';
import { Held, ignore, type Story } from '../story';
import { Sheet } from './sheet';

export const sheetStory: Story = {
  component: 'Sheet',
  screen: 400,
  states: {
    choice: ({ currency, dollar, euro, continue: next, close }) => (
      <Held start="eur">
        {(value, change) => (
          <Sheet open onClose={ignore} title={currency} closeLabel={close} actions={<Button>{next}</Button>}>
            <Choices
              label={currency}
              options={[
                { value: 'usd', title: dollar },
                { value: 'eur', title: euro },
              ]}
              value={value}
              onChange={change}
            />
          </Sheet>
        )}
      </Held>
    ),
    'long text that scrolls': ({ longLabel, longText, close }) => (
      <Sheet open onClose={ignore} title={longLabel} closeLabel={close}>
        {['first', 'second', 'third', 'fourth'].map((part) => (
          <p key={part}>{longText}</p>
        ))}
      </Sheet>
    ),
  },
};
