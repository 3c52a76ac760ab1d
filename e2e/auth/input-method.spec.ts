import { expect, test } from './test';

test.use({ visitor: 'answered prompts' });

test('digits of an input method are read as digits, once each', { tag: '@full' }, async ({ page, at }) => {
  await page.goto(at('jade', '/m/register'));
  await page.getByRole('tab', { name: 'Phone number' }).click();
  const browser = await page.context().newCDPSession(page);
  const compose = async (steps: readonly string[]) => {
    for (const text of steps) {
      const end = text.length;
      await browser.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    }
    await browser.send('Input.insertText', { text: steps.at(-1) ?? '' });
  };
  const number = page.getByLabel('Phone number');
  await number.click();
  await compose(['１', '１３', '１３８', '１３８００']);
  await expect(number).toHaveValue('13800');
  await page.keyboard.type('138');
  await expect(number).toHaveValue('13800138');
  const code = page.getByLabel('Code', { exact: true });
  await code.click();
  await compose(['１２３', '１２３４５６７']);
  await expect(code).toHaveValue('123456');
});
