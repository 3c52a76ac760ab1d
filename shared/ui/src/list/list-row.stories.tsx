import bell from '@phosphor-icons/core/assets/regular/bell.svg';
import globe from '@phosphor-icons/core/assets/regular/globe.svg';
import shield from '@phosphor-icons/core/assets/regular/shield-check.svg';
import { ignore, type Story } from '../story';
import { Switch } from '../switch/switch';
import { Tag } from '../tag/tag';
import { ListGroup } from './list-group';
import { ListRow } from './list-row';

export const listRowStory: Story = {
  component: 'ListRow',
  states: {
    'plain, button, link': ({ language, security, securityDetail, messages, unread }) => (
      <ListGroup>
        <ListRow icon={globe} title={language} trailing="English" />
        <ListRow icon={shield} title={security} detail={securityDetail} onClick={ignore} />
        <ListRow icon={bell} title={messages} detail={unread} badge={3} href="#messages" />
      </ListGroup>
    ),
    tones: ({ offer, gold, won, pending, failed }) => (
      <ListGroup>
        <ListRow icon={shield} tone="accent" title={offer} trailing={<Tag tone="accent">{gold}</Tag>} />
        <ListRow icon={shield} tone="success" title={offer} trailing={<Tag tone="success">{won}</Tag>} />
        <ListRow icon={shield} tone="warning" title={offer} trailing={<Tag tone="warning">{pending}</Tag>} />
        <ListRow icon={shield} tone="danger" title={offer} trailing={<Tag tone="danger">{failed}</Tag>} />
      </ListGroup>
    ),
    'a switch at the end': ({ notifications }) => (
      <ListGroup>
        <ListRow
          icon={bell}
          title={notifications}
          trailing={<Switch label="" aria-label={notifications} checked onChange={ignore} />}
        />
      </ListGroup>
    ),
    'long text': ({ longLabel, longText, pending }) => (
      <ListGroup>
        <ListRow
          icon={bell}
          title={longLabel}
          detail={longText}
          trailing={<Tag tone="warning">{pending}</Tag>}
          badge={120}
          onClick={ignore}
        />
      </ListGroup>
    ),
  },
};
