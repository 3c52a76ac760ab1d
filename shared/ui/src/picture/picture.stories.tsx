import { brokenPicture, harbour, Row, type Story } from '../story';
import { Picture } from './picture';

const frame = { inlineSize: 96, blockSize: 64, overflow: 'hidden', borderRadius: 'var(--radius-m)' };

export const pictureStory: Story = {
  component: 'Picture',
  states: {
    'loaded, absent, failed': () => (
      <Row>
        <div style={frame}>
          <Picture src={harbour} />
        </div>
        <div style={frame}>
          <Picture src={undefined} />
        </div>
        <div style={frame}>
          <Picture src={brokenPicture} />
        </div>
      </Row>
    ),
  },
};
