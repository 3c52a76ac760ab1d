/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './visually-hidden';

test('is part of the accessible name of what it stands in', () => {
  render(
    <button type="button">
      7<VisuallyHidden> unread</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: '7 unread' })).toBeTruthy();
});
