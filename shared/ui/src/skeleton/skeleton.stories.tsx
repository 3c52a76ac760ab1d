import { Row, type Story } from '../story';
import { Skeleton } from './skeleton';

export const skeletonStory: Story = {
  component: 'Skeleton',
  states: {
    'lines of text': () => <Skeleton lines={3} />,
    'a picture and a pill': () => (
      <Row>
        <Skeleton width={64} height={64} radius="var(--radius-m)" />
        <Skeleton width={120} height={32} radius="var(--radius-pill)" />
      </Row>
    ),
  },
};
