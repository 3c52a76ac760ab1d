import { aurora } from '../testing/dists';
import { splash, splashCss } from './splash';

test('the splash screen shows for at least 1200 ms and then disappears without a script [R2.64, R9.23]', () => {
  expect(splashCss).toContain('animation:sp-out 240ms ease-in 1200ms forwards');
  expect(splashCss).toContain('@keyframes sp-out{to{opacity:0;visibility:hidden}}');
});

test('it ignores taps and is hidden from screen readers', () => {
  expect(splashCss).toContain('pointer-events:none');
  expect(splash(aurora)).toContain('aria-hidden="true"');
});

test('it has no animation with reduced motion', () => {
  expect(splashCss).toMatch(
    /prefers-reduced-motion:reduce\)\{\.sp\{animation:sp-out 1ms 1200ms forwards\}\.sp b,\.sp img,\.sp i\{animation:none\}/,
  );
});

test('it shows the merchant’s icon, or the first letter of its name', () => {
  expect(splash({ ...aurora, icon: '/wps/icon.svg' })).toContain('src="/wps/icon.svg"');
  expect(splash({ ...aurora, name: '极光' })).toContain('<b>极</b><p>极光</p>');
  expect(splash({ ...aurora, name: '<i>' })).toContain('<b>&lt;</b><p>&lt;i&gt;</p>');
});

test('it uses logical properties and theme colors only', () => {
  expect(splashCss).not.toMatch(/[{;](margin|padding|border|inset)?-?(left|right)|#[0-9a-f]{3}/);
});
