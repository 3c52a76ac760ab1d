import { Held, ignore, type Story } from '../story';
import { SearchField } from './search-field';

export const searchFieldStory: Story = {
  component: 'SearchField',
  states: {
    empty: ({ search, clear }) => (
      <Held start="">
        {(value, change) => <SearchField label={search} clearLabel={clear} value={value} onChange={change} />}
      </Held>
    ),
    filled: ({ search, clear, game }) => (
      <Held start={game}>
        {(value, change) => <SearchField label={search} clearLabel={clear} value={value} onChange={change} />}
      </Held>
    ),
    'long text': ({ search, clear, longText }) => (
      <SearchField label={search} clearLabel={clear} value={longText} onChange={ignore} />
    ),
  },
};
