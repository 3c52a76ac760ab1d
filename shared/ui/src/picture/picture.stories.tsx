import { brokenPicture, harbour, portrait, Row, type Story } from '../story';
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
    'of another shape: whole, from the top, from the end': () => (
      <Row>
        <div style={frame}>
          <Picture src={portrait} />
        </div>
        <div style={frame}>
          <Picture src={portrait} focalPoint={{ x: 50, y: 0 }} />
        </div>
        <div style={frame}>
          <Picture src={portrait} focalPoint={{ x: 50, y: 100 }} />
        </div>
      </Row>
    ),
  },
};
