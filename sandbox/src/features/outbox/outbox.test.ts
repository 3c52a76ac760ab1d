import { Outbox, outboxPage } from '.';

const mail = { merchant: 'noor', to: 'mei@example.com', language: 'AR', subject: 'رمز', text: 'رمزك 123456' };

test('the outbox keeps mails with their time until it is cleared', () => {
  const outbox = new Outbox();
  outbox.put(mail);
  expect(outbox.all()).toEqual([{ ...mail, at: expect.stringMatching(/^\d{4}-.*Z$/) }]);
  outbox.clear();
  expect(outbox.all()).toEqual([]);
});

test('the page shows the newest mail first, in its direction, and escapes it', () => {
  const outbox = new Outbox();
  outbox.put(mail);
  outbox.put({ ...mail, language: 'EN', subject: '<b>Second</b>' });
  const page = outboxPage(outbox);
  expect(page).toContain('<h2 lang="ar" dir="rtl">رمز</h2>');
  expect(page).toContain('&#60;b&#62;Second');
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('رمز'));
});
