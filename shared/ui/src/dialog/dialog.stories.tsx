import { Button } from '../button/button';
import { Held, ignore, type Story } from '../story';
import { TextField } from '../text-field/text-field';
import { Dialog } from './dialog';

export const dialogStory: Story = {
  component: 'Dialog',
  screen: 400,
  states: {
    question: ({ leaveTitle, leaveText, keep, cancel, close }) => (
      <Dialog
        open
        onClose={ignore}
        title={leaveTitle}
        closeLabel={close}
        actions={
          <>
            <Button variant="secondary">{keep}</Button>
            <Button variant="danger">{cancel}</Button>
          </>
        }
      >
        <p>{leaveText}</p>
      </Dialog>
    ),
    'a field, and work under way': ({ phone, continue: next, close }) => (
      <Held start="">
        {(value, change) => (
          <Dialog
            open
            onClose={ignore}
            title={phone}
            closeLabel={close}
            actions={<Button busy>{next}</Button>}
          >
            <TextField label={phone} name="phone" value={value} onChange={change} prefix="+66" dir="ltr" />
          </Dialog>
        )}
      </Held>
    ),
    'no title, not dismissible': ({ offer, offerText, continue: next }) => (
      <Dialog open dismissible={false} label={offer} onClose={ignore} actions={<Button>{next}</Button>}>
        <p>{offerText}</p>
      </Dialog>
    ),
    'long text that scrolls': ({ longLabel, longText, close }) => (
      <Dialog open onClose={ignore} title={longLabel} closeLabel={close} actions={<Button>{close}</Button>}>
        {['first', 'second', 'third', 'fourth'].map((part) => (
          <p key={part}>{longText}</p>
        ))}
      </Dialog>
    ),
  },
};
