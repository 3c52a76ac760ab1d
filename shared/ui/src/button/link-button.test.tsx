/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LinkButton } from './link-button';

test('a link that looks like a button is a link, and says where it leads', () => {
  render(
    <LinkButton href="https://app.test/a.apk" target="_self" size="s" icon="M0 0h8v8z">
      Download
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Download' });
  expect(link.getAttribute('href')).toBe('https://app.test/a.apk');
  expect(link.getAttribute('target')).toBe('_self');
  expect(link.classList.contains('primary') && link.classList.contains('s')).toBe(true);
  expect(link.querySelector('path')?.getAttribute('d')).toBe('M0 0h8v8z');
});
