/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GameTile } from './game-tile';

const tile = () => screen.getByRole('button', { name: /Dragon Vault/ });

test('opens at a tap and names game and vendor', async () => {
  const onClick = jest.fn();
  render(<GameTile title="Dragon Vault" vendor="Northwind" seed="7" badge="Hot" onClick={onClick} />);
  await userEvent.click(tile());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: /Dragon Vault\s*Northwind\s*Hot/ })).toBe(tile());
});

test('further taps are ignored while the game is being opened', async () => {
  const onClick = jest.fn();
  render(<GameTile title="Dragon Vault" seed="7" onClick={onClick} busy />);
  await userEvent.click(tile());
  expect(onClick).not.toHaveBeenCalled();
  expect(tile().getAttribute('aria-busy')).toBe('true');
});

test('the picture loads late, in a place of fixed shape, and its failure leaves the drawing', () => {
  const { container } = render(<GameTile title="Dragon Vault" seed="7" image="/a.webp" onClick={() => {}} />);
  const picture = container.querySelector('img');
  if (!picture) throw new Error('No picture was drawn');
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect(picture.width / picture.height).toBe(3 / 4);
  fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('.monogram')?.textContent).toBe('DV');
});

test('a failed picture calls onImageError, and another address is tried', () => {
  const onImageError = jest.fn();
  const tileWith = (image: string) => (
    <GameTile title="Dragon Vault" seed="7" image={image} onImageError={onImageError} onClick={() => {}} />
  );
  const { container, rerender } = render(tileWith('/a.webp'));
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(onImageError).toHaveBeenCalledTimes(1);
  rerender(tileWith('/b.webp'));
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.webp');
});

test('the drawing has the colours of its seed', () => {
  const { rerender } = render(<GameTile title="Dragon Vault" seed="7" onClick={() => {}} />);
  const first = tile().style.getPropertyValue('--hue');
  rerender(<GameTile title="Dragon Vault" seed="8" onClick={() => {}} />);
  expect(tile().style.getPropertyValue('--hue')).not.toBe(first);
});

test('the picture of a tile in view at first paint does not wait', () => {
  const { container } = render(
    <GameTile title="Dragon Vault" seed="7" image="/a.webp" eager onClick={() => {}} />,
  );
  expect(container.querySelector('img')?.getAttribute('loading')).toBe('eager');
});
