import { userAgentHeader } from './user-agent';

test.each(['Mozilla/5.0 (Linux; Android 14)', 'Телефон 手机 📱', ''])(
  '"%s" is sent as base64 of its UTF-8 [R7.1a]',
  (text) => {
    expect(Buffer.from(userAgentHeader(text), 'base64').toString('utf8')).toBe(text);
  },
);
