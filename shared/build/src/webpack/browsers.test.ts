import { browserslistToTargets, transform } from 'lightningcss';
import { browsers } from './browsers';

test('the minifier keeps the prefix without which an iPhone enlarges texts in landscape', () => {
  const code = Buffer.from(':root { -webkit-text-size-adjust: 100%; text-size-adjust: 100% }');
  const targets = browserslistToTargets(browsers);
  const minified = transform({ filename: 'page.css', code, minify: true, targets });
  expect(minified.code.toString()).toContain('-webkit-text-size-adjust:100%');
});
