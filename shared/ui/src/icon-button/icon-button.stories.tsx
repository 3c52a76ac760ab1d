import back from '@phosphor-icons/core/assets/bold/caret-left-bold.svg';
import bell from '@phosphor-icons/core/assets/regular/bell.svg';
import { Row, type Story } from '../story';
import { IconButton } from './icon-button';

export const iconButtonStory: Story = {
  component: 'IconButton',
  states: {
    'idle, mirrored': ({ messages, back: label }) => (
      <Row>
        <IconButton icon={bell} label={messages} />
        <IconButton icon={back} label={label} mirror />
      </Row>
    ),
    counts: ({ messages }) => (
      <Row>
        <IconButton icon={bell} label={messages} badge={3} />
        <IconButton icon={bell} label={messages} badge={128} />
      </Row>
    ),
    disabled: ({ messages }) => <IconButton icon={bell} label={messages} disabled />,
  },
};
