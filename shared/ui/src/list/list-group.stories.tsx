import help from '@phosphor-icons/core/assets/regular/question.svg';
import shield from '@phosphor-icons/core/assets/regular/shield-check.svg';
import { ignore, type Story } from '../story';
import { ListGroup } from './list-group';
import { ListRow } from './list-row';

export const listGroupStory: Story = {
  component: 'ListGroup',
  states: {
    'with a label': ({ settings, security, help: helpWord }) => (
      <ListGroup label={settings}>
        <ListRow icon={shield} title={security} onClick={ignore} />
        <ListRow icon={help} title={helpWord} onClick={ignore} />
      </ListGroup>
    ),
    'without a label': ({ profile, language }) => (
      <ListGroup>
        <ListRow title={profile} onClick={ignore} />
        <ListRow title={language} onClick={ignore} />
      </ListGroup>
    ),
    'empty shows nothing': () => <ListGroup>{null}</ListGroup>,
  },
};
