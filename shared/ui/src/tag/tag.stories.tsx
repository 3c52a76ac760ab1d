import { Row, type Story } from '../story';
import { Tag } from './tag';

export const tagStory: Story = {
  component: 'Tag',
  states: {
    tones: ({ gold, won, pending, failed, refunded }) => (
      <Row>
        <Tag tone="accent">{gold}</Tag>
        <Tag tone="success">{won}</Tag>
        <Tag tone="warning">{pending}</Tag>
        <Tag tone="danger">{failed}</Tag>
        <Tag tone="neutral">{refunded}</Tag>
      </Row>
    ),
    'long text': ({ longGame }) => (
      <Row>
        <Tag tone="accent">{longGame}</Tag>
      </Row>
    ),
  },
};
