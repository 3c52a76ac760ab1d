/** @jest-environment jsdom */
import { openable, readPush } from './push-message';

test('a push message is read in either of its parts, and its link leads to a path of ours', () => {
  const link = `${location.origin}/m/activity?id=7`;
  expect(
    readPush(
      { notification: { title: 'Hello', body: 'There', icon: '/i.png' }, fcmOptions: { link } },
      'Aurora',
    ),
  ).toEqual({ title: 'Hello', body: 'There', icon: '/i.png', path: '/m/activity?id=7' });
  expect(readPush({ data: { title: 'Data', url: '/m/member' } }, 'Aurora')).toMatchObject({
    title: 'Data',
    path: '/m/member',
  });
});

test.each([undefined, null, 'text', 7, { notification: 'no', data: { title: 3 } }])(
  'a push message that says nothing readable (%j) shows the merchant',
  (raw) => {
    expect(readPush(raw, 'Aurora')).toEqual({
      title: 'Aurora',
      body: undefined,
      icon: undefined,
      path: '/m/home',
    });
  },
);

test.each([
  'https://evil.example/m/home',
  '//evil.example/m/home',
  `${location.origin}.evil.example/m/home`,
  'javascript:alert(1)',
  '/wps/session/logout',
  '/elsewhere',
])('a tap never opens %s', (address) => {
  expect(openable(address)).toBe('/m/home');
});

test.each(['http://evil.example/i.png', 'javascript:alert(1)', 'data:image/png,x', 'https://'])(
  'the picture %s is left out',
  (icon) => {
    expect(readPush({ notification: { title: 'Hello', icon } }, 'Aurora').icon).toBeUndefined();
  },
);
