import { Row, type Story } from '../story';
import { ProgressRing } from './progress-ring';

export const progressRingStory: Story = {
  component: 'ProgressRing',
  states: {
    'empty, on its way, full': ({ wagered }) => (
      <Row>
        <ProgressRing value={0} label={wagered} />
        <ProgressRing value={0.42} label={wagered}>
          42 %
        </ProgressRing>
        <ProgressRing value={1} label={wagered} size={96}>
          100 %
        </ProgressRing>
      </Row>
    ),
  },
};
