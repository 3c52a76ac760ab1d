/** @jest-environment jsdom */
import { readdirSync } from 'node:fs';
import { render } from '@testing-library/react';
import * as components from '.';
import { stories, words } from './stories';
import { provideDialogs } from './testing/dialogs';

/** What the package exports beside components. */
const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

const all = Object.values(stories).flat();

beforeAll(() => {
  provideDialogs();
  Object.assign(window, {
    IntersectionObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
});

test('every component that the package exports has one story', () => {
  const exported = Object.keys(components).filter(isComponent);
  expect(all.map(({ component }) => component).sort()).toEqual(exported.sort());
});

test('the list has every file of stories', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.stories.tsx'))).toHaveLength(all.length);
});

describe.each(['ltr', 'rtl'] as const)('in texts that read %s', (direction) => {
  test.each(all)('every state of $component can be drawn', ({ states }) => {
    const complaints = jest.spyOn(console, 'error');
    for (const drawn of Object.values(states)) render(drawn(words[direction])).unmount();
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

test('both directions have the same texts', () => {
  expect(Object.keys(words.rtl)).toEqual(Object.keys(words.ltr));
  expect(Object.values(words.rtl).filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
});
