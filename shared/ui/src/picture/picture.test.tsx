/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { Picture } from './picture';

test('an icon takes the place of a picture that fails to load', () => {
  const { container } = render(<Picture src="/offer.webp" />);
  const image = container.querySelector('img');
  expect(image?.getAttribute('alt')).toBe('');
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('an icon takes the place of a picture without an address', () => {
  const { container } = render(<Picture src={undefined} />);
  expect(container.querySelector('svg')).not.toBeNull();
});

test('a picture that failed is tried again when the browser is online again, and another one at once', () => {
  const { container, rerender } = render(<Picture src="/offer.webp" />);
  const image = () => container.querySelector('img');
  const fail = () => image() && fireEvent.error(image() as HTMLImageElement);
  fail();
  act(() => void dispatchEvent(new Event('online')));
  expect(image()?.getAttribute('src')).toBe('/offer.webp');
  fail();
  expect(image()).toBeNull();
  rerender(<Picture src="/other.webp" />);
  expect(image()?.getAttribute('src')).toBe('/other.webp');
  rerender(<Picture src="/offer.webp" />);
  expect(image()?.getAttribute('src')).toBe('/offer.webp');
});

/** Width and height in px. */
type Size = readonly [width: number, height: number];

/** jsdom has no layout: this gives the pictures in the frame its size, and loads them. */
function load(container: HTMLElement, natural: Size, frame: Size) {
  for (const image of container.querySelectorAll('img')) {
    Object.defineProperties(image, {
      naturalWidth: { value: natural[0], configurable: true },
      naturalHeight: { value: natural[1], configurable: true },
      clientWidth: { value: frame[0] },
      clientHeight: { value: frame[1] },
    });
    fireEvent.load(image);
  }
}
const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map(({ dataset, classList }) => {
    if (classList.contains('backdrop')) return 'backdrop';
    return dataset.whole === 'true' ? 'whole' : 'fills the frame';
  });

test.each<[string, Size, Size, readonly string[]]>([
  ['has the shape of its frame', [720, 360], [358, 179], ['fills the frame']],
  ['is a little wider', [720, 300], [358, 179], ['fills the frame']],
  ['is a little higher', [720, 430], [358, 179], ['fills the frame']],
  ['is much wider', [720, 240], [358, 179], ['backdrop', 'whole']],
  ['is much higher', [300, 400], [358, 179], ['backdrop', 'whole']],
  ['is square, in a frame of 4 to 3', [144, 144], [300, 225], ['backdrop', 'whole']],
  ['has no size of its own', [0, 0], [358, 179], ['fills the frame']],
])('a picture that %s', (_, natural, frame, expected) => {
  const { container } = render(<Picture src="/offer.webp" />);
  load(container, natural, frame);
  expect(shown(container)).toEqual(expected);
});

test('the next picture in a frame is judged by its own shape', () => {
  const { container, rerender } = render(<Picture src="/portrait.webp" />);
  load(container, [300, 400], [358, 179]);
  rerender(<Picture src="/landscape.webp" />);
  expect(shown(container)).toEqual(['fills the frame']);
  load(container, [720, 360], [358, 179]);
  expect(shown(container)).toEqual(['fills the frame']);
});

test('a picture with a focal point fills its frame from there, whatever its shape', () => {
  const { container } = render(<Picture src="/offer.webp" focalPoint={{ x: 50, y: 38 }} />);
  load(container, [300, 400], [358, 179]);
  expect(shown(container)).toEqual(['fills the frame']);
  expect(container.querySelector('img')?.style.objectPosition).toBe('50% 38%');
});
