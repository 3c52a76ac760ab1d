/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from './page';

test('the header names the screen and leads back', async () => {
  const onBack = jest.fn();
  render(
    <Page title="Wallet" onBack={onBack} backLabel="Back" actions={<a href="#help">Help</a>}>
      content
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Wallet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Help' })).toBeTruthy();
  const back = screen.getByRole('button', { name: 'Back' });
  expect(back.querySelector('.mirror')).not.toBeNull();
  await userEvent.click(back);
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('a screen without title, way back or actions has no header', () => {
  const { container } = render(<Page>content</Page>);
  expect(container.querySelector('header')).toBeNull();
  expect(container.textContent).toBe('content');
});
