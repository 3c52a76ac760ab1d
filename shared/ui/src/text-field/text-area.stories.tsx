import { Held, type Story } from '../story';
import { TextArea } from './text-area';

export const textAreaStory: Story = {
  component: 'TextArea',
  states: {
    empty: ({ message, messageText }) => (
      <Held start="">
        {(value, change) => (
          <TextArea
            label={message}
            name="message"
            value={value}
            onChange={change}
            hint={messageText}
            rows={2}
          />
        )}
      </Held>
    ),
    wrong: ({ message, messageText, messageError }) => (
      <Held start={messageText}>
        {(value, change) => (
          <TextArea
            label={message}
            name="message"
            value={value}
            onChange={change}
            error={messageError}
            rows={3}
          />
        )}
      </Held>
    ),
  },
};
