import { Row, type Story } from '../story';
import { Badge } from './badge';

export const badgeStory: Story = {
  component: 'Badge',
  states: {
    counts: ({ unread }) => (
      <Row>
        <Badge count={3} label={unread} />
        <Badge count={42} />
        <Badge count={1_200} />
      </Row>
    ),
    'none for zero': () => <Badge count={0} />,
  },
};
