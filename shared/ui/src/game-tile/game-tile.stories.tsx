import { brokenPicture, harbour, ignore, Place, Row, type Story } from '../story';
import { GameTile, type GameTileProps } from './game-tile';

const VENDOR = 'Northwind';

const tile = (props: Omit<GameTileProps, 'onClick' | 'seed'>) => (
  <Place width={108}>
    <GameTile seed={props.title} eager onClick={ignore} {...props} />
  </Place>
);

export const gameTileStory: Story = {
  component: 'GameTile',
  states: {
    'picture, drawing, favourite': ({ game, favourite, offer }) => (
      <Row>
        {tile({ title: game, vendor: VENDOR, image: harbour })}
        {tile({ title: offer, vendor: VENDOR })}
        {tile({ title: favourite, vendor: VENDOR, image: harbour, favourite: true })}
      </Row>
    ),
    'new, busy, failed picture': ({ game, new: word, popular, lottery }) => (
      <Row>
        {tile({ title: game, image: harbour, badge: word })}
        {tile({ title: popular, image: harbour, busy: true })}
        {tile({ title: lottery, image: brokenPicture })}
      </Row>
    ),
    'long text': ({ longGame, hot }) => (
      <Row>
        {tile({ title: longGame, vendor: 'Northwind Interactive Studios', badge: hot, favourite: true })}
        <Place width={180}>
          <GameTile title={longGame} vendor={VENDOR} seed="wide" image={harbour} eager onClick={ignore} />
        </Place>
      </Row>
    ),
  },
};
