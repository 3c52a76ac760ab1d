/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const items = [
  { id: 'hot', label: 'Hot' },
  { id: 'slots', label: 'Slots', count: 812 },
  { id: 'live', label: 'Live' },
];

function Games({ dir = 'ltr', onSelect }: { dir?: string; onSelect?: (id: string) => void }) {
  const [active, setActive] = useState('hot');
  const select = (id: string) => {
    setActive(id);
    onSelect?.(id);
  };
  return (
    <div dir={dir}>
      <Tabs items={items} active={active} onSelect={select} label="Kind of game" />
    </div>
  );
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });

test('shows which tab is selected and selects another at a tap', async () => {
  const onSelect = jest.fn();
  render(<Games onSelect={onSelect} />);
  expect(screen.getByRole('tablist', { name: 'Kind of game' })).toBeTruthy();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Hot');
  await userEvent.click(tab(/Slots/));
  expect(onSelect).toHaveBeenCalledWith('slots');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Slots812');
});

test('is one stop for the Tab key, and arrows go round', async () => {
  const onSelect = jest.fn();
  render(<Games onSelect={onSelect} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(tab(/Hot/));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(tab(/Live/));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab(/Hot/));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(tab(/Live/));
  await userEvent.keyboard('{Home}{End}');
  expect(document.activeElement).toBe(tab(/Live/));
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith('live');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('arrows go the other way in right-to-left languages', async () => {
  render(<Games dir="rtl" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(tab(/Slots/));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab(/Hot/));
});

test('the keyboard finds the row even when no item is active', async () => {
  render(<Tabs items={items} active="gone" onSelect={() => {}} label="Kind of game" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(tab(/Hot/));
});
