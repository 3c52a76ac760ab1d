import { Card } from '../card/card';
import { Held, type Story } from '../story';
import { ScrollSentinel } from './scroll-sentinel';

/** Pages of the list. */
const LAST = 3;

export const scrollSentinelStory: Story = {
  component: 'ScrollSentinel',
  states: {
    'a list that grows to its last page': ({ offer }) => (
      <Held start={1}>
        {(pages, change) => (
          <>
            {Array.from({ length: pages }, (_, at) => `${offer} ${at + 1}`).map((text) => (
              <Card key={text} padded>
                {text}
              </Card>
            ))}
            {pages < LAST && <ScrollSentinel key={pages} onNear={() => change(pages + 1)} />}
          </>
        )}
      </Held>
    ),
  },
};
