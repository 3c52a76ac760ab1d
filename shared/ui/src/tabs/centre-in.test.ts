/** @jest-environment jsdom */
import { centreIn } from './centre-in';

const element = (left: number, width: number) => {
  const made = document.createElement('div');
  made.getBoundingClientRect = () => new DOMRect(left, 0, width, 40);
  return made;
};

test('scrolls by how far the child is from the middle, to either side', () => {
  const row = element(0, 300);
  centreIn(row, element(400, 100));
  expect(row.scrollLeft).toBe(300);
  centreIn(row, element(-50, 100));
  expect(row.scrollLeft).toBe(150);
});
