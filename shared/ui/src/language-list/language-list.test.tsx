/** @jest-environment jsdom */

import { languages as everyLanguage } from '@tessera/i18n';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languageFlags } from '../flag/language-flags';
import { LanguageList, type ListedLanguage } from './language-list';

const languages: readonly ListedLanguage[] = [
  { code: 'EN', name: 'English', tag: 'en', direction: 'ltr', flag: 'us' },
  { code: 'CN', name: '简体中文', tag: 'zh-Hans', direction: 'ltr', flag: 'cn' },
  { code: 'AR', name: 'العربية', tag: 'ar', direction: 'rtl', flag: 'sa' },
];
const onSelect = jest.fn();

beforeEach(async () => {
  onSelect.mockClear();
  render(
    <LanguageList
      languages={languages}
      current="EN"
      coming="CN"
      onSelect={onSelect}
      label="Languages"
      clearLabel="Clear"
    />,
  );
  await screen.findAllByRole('presentation');
});

test('it lists each language in its own words and direction', () => {
  const items = within(screen.getByRole('list', { name: 'Languages' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['English', '简体中文', 'العربية']);
  const arabic = screen.getByText('العربية');
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
});

test('only the current language has a check mark, and the one on its way is busy', () => {
  const current = screen.getByRole('button', { current: true });
  expect(current.textContent).toBe('English');
  expect([...document.querySelectorAll('svg')].map((mark) => mark.closest('button'))).toEqual([current]);
  expect(screen.getByRole('button', { busy: true }).textContent).toBe('简体中文');
});

test('a tap tells the code of the language', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'العربية' }));
  expect(onSelect.mock.calls).toEqual([['AR']]);
});

test('the flag of its country stands beside each language, and every language has one [R9.40]', () => {
  const flags = screen.getAllByRole('presentation').map((flag) => flag.getAttribute('src'));
  expect(flags).toEqual(['/us.svg', '/cn.svg', '/sa.svg']);
  expect(everyLanguage.filter(({ flag }) => languageFlags[flag] === undefined)).toEqual([]);
});

test('a short list has no search field', () => {
  expect(screen.queryByRole('searchbox')).toBeNull();
});

describe('a list of all languages', () => {
  const listed = () => screen.getAllByRole('listitem').map((item) => item.textContent);

  beforeEach(async () => {
    cleanup();
    const props = { onSelect, label: 'Languages', clearLabel: 'Clear' };
    render(<LanguageList languages={everyLanguage} current="TH" {...props} />);
    await screen.findAllByRole('presentation');
  });

  test('has the current language first, then the others in the merchant’s order', () => {
    expect(listed().slice(0, 3)).toEqual(['ไทย', 'English', '简体中文']);
    expect(listed()).toHaveLength(everyLanguage.length);
  });

  test.each([
    ['its own name', '日本', ['日本語']],
    ['its own name without marks', 'tieng viet', ['Tiếng Việt']],
    ['English', 'swahili', ['Kiswahili']],
    ['the reader’s language', 'ฝรั่งเศส', ['Français']],
    ['its code', 'pt-br', ['Português (Brasil)']],
  ])('finds a language by %s', async (_, query, found) => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Languages' }), query);
    expect(listed()).toEqual(found);
  });

  test('is never empty', async () => {
    await userEvent.type(screen.getByRole('searchbox'), 'klingon');
    expect(listed()).toHaveLength(everyLanguage.length);
  });
});
