import { languages } from '@tessera/i18n';
import { Held, type Story, type Words } from '../story';
import { LanguageList } from './language-list';

const shown = (codes: readonly string[], coming?: string) => {
  const offered = languages.filter(({ code }) => codes.includes(code));
  return ({ language, clear }: Words) => (
    <Held start="EN">
      {(current, change) => (
        <LanguageList
          languages={offered}
          current={current}
          coming={coming}
          onSelect={change}
          label={language}
          clearLabel={clear}
        />
      )}
    </Held>
  );
};

export const languageListStory: Story = {
  component: 'LanguageList',
  states: {
    few: shown(['EN', 'AR', 'TH']),
    'one is being loaded': shown(['EN', 'CN', 'UR'], 'CN'),
    'many, with a search': shown(['EN', 'CN', 'TW', 'AR', 'TH', 'VI', 'JA', 'KO', 'PT', 'ES']),
  },
};
