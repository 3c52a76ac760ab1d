import { Button } from '../button/button';
import { Page } from '../page/page';
import type { Story } from '../story';
import { Dock } from './dock';

export const dockStory: Story = {
  component: 'Dock',
  screen: 320,
  states: {
    'at the foot of a page': ({ deposit, longText, continue: next }) => (
      <Page title={deposit}>
        {['first', 'second', 'third'].map((part) => (
          <p key={part}>{longText}</p>
        ))}
        <Dock>
          <Button block>{next}</Button>
        </Dock>
      </Page>
    ),
    'two buttons': ({ deposit, keep, cancel }) => (
      <Page title={deposit}>
        <Dock>
          <Button block>{keep}</Button>
          <Button block variant="ghost">
            {cancel}
          </Button>
        </Dock>
      </Page>
    ),
  },
};
