/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageList, type ListedLanguage } from './language-list';

const languages: readonly ListedLanguage[] = [
  { code: 'EN', name: 'English', tag: 'en', direction: 'ltr' },
  { code: 'CN', name: '简体中文', tag: 'zh-Hans', direction: 'ltr' },
  { code: 'AR', name: 'العربية', tag: 'ar', direction: 'rtl' },
];
const onSelect = jest.fn();

beforeEach(() => {
  onSelect.mockClear();
  render(
    <LanguageList languages={languages} current="EN" coming="CN" onSelect={onSelect} label="Languages" />,
  );
});

test('it lists each language in its own words and direction', () => {
  const items = within(screen.getByRole('list', { name: 'Languages' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['English', '简体中文', 'العربية']);
  const arabic = screen.getByRole('button', { name: 'العربية' });
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
