import { brokenPicture, harbour, portrait, Row, type Story } from '../story';
import { Picture, type PictureProps } from './picture';

const frame = { inlineSize: 96, blockSize: 64, overflow: 'hidden', borderRadius: 'var(--radius-m)' };

const FramedPicture = (picture: PictureProps) => (
  <div style={frame}>
    <Picture {...picture} />
  </div>
);

export const pictureStory: Story = {
  component: 'Picture',
  states: {
    'loaded, absent, failed': () => (
      <Row>
        <FramedPicture src={harbour} />
        <FramedPicture src={undefined} />
        <FramedPicture src={brokenPicture} />
      </Row>
    ),
    'of another shape: whole, from the top, from the end': () => (
      <Row>
        <FramedPicture src={portrait} />
        <FramedPicture src={portrait} focalPoint={{ x: 50, y: 0 }} />
        <FramedPicture src={portrait} focalPoint={{ x: 50, y: 100 }} />
      </Row>
    ),
  },
};
