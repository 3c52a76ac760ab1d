/** @jest-environment jsdom */
import { activityDetail, activityList, announcementCategories } from '@tessera/contract';
import { signOut } from '@tessera/shell/session';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import config from '../../../remote.config';
import { heldReply } from '../../testing/held-reply';
import { signInAs } from '../../testing/member';
import ActivityPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/m/activity" element={<ActivityPage />} />
        <Route path="/m/voucherCenter" element={<p>deposit page</p>} />
      </Routes>
    </MemoryRouter>,
  );
const promotion = { id: '7', title: 'Double', summary: 'Twice as much' };

afterEach(cleanup);

test('visitors see the promotions, without the ended ones [R2.6]', async () => {
  gateway.on(activityList, {
    value: { activities: [promotion, { id: '8', title: 'Past', endTime: 1_700_000_000_001 }] },
  });
  open('/m/activity');
  expect(config.routes.find(({ path }) => path === '/m/activity')?.guard).toBeUndefined();
  const card = await screen.findByRole('link', { name: /Double/ });
  expect(card.getAttribute('href')).toBe('/m/activity?id=7');
  expect(screen.queryByText('Past')).toBeNull();
});

test('the id in the query opens one promotion, with sanitized HTML and a join button [R2.6]', async () => {
  gateway.on(activityDetail, {
    value: {
      ...promotion,
      content: '<p>All <b>day</b><img src=x onerror=alert(1)></p>',
      link: '/m/voucherCenter',
    },
  });
  open('/m/activity?id=7');
  expect((await screen.findByText('day')).tagName).toBe('B');
  expect(gateway.queries(activityDetail)).toEqual([expect.objectContaining({ id: '7' })]);
  expect(document.querySelector('[onerror]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Join now' }));
  expect(await screen.findByText('deposit page')).toBeTruthy();
});

test('the pictures of the list and of one promotion keep its focal point in view [R2.6]', async () => {
  const withPicture = { ...promotion, image: '/7.webp', focalPoint: { x: 80, y: 20 } };
  gateway.on(activityList, { value: { activities: [withPicture] } });
  gateway.on(activityDetail, { value: withPicture });
  for (const address of ['/m/activity', '/m/activity?id=7']) {
    open(address);
    await screen.findByText('Double');
    expect(document.querySelector('img')?.style.objectPosition).toBe('80% 20%');
    cleanup();
  }
});

test('an unsafe link of a promotion has no button', async () => {
  gateway.on(activityDetail, { value: { ...promotion, content: 'a', link: 'javascript:alert(1)' } });
  open('/m/activity?id=7');
  await screen.findByText('Double');
  expect(screen.queryByText('Join now')).toBeNull();
});

test('an unknown promotion links to the list, a failed one can be retried', async () => {
  gateway.on(activityDetail, { refused: { message: 'unknown' } });
  open('/m/activity?id=9');
  expect(await screen.findByText('This offer has ended')).toBeTruthy();
  cleanup();
  gateway.on(activityDetail, { status: 500 });
  open('/m/activity?id=9');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  gateway.on(activityDetail, { value: promotion });
  await userEvent.click(retry);
  expect(await screen.findByText('Double')).toBeTruthy();
});

const grouped = {
  activities: [
    { ...promotion, categoryId: 'a' },
    { id: '8', title: 'Spins', categoryId: 'b' },
  ],
};
const groups = [
  { id: 'a', name: 'Deposits' },
  { id: 'b', name: 'Games' },
];

test('the promotions come with the tabs above them [R3.27]', async () => {
  const tabs = heldReply();
  gateway.on(announcementCategories, tabs.reply);
  gateway.on(activityList, { value: grouped });
  open('/m/activity');
  await act(async () => undefined);
  expect(screen.queryByText('Double')).toBeNull();
  await tabs.give({ value: { categories: groups } });
  await userEvent.click(await screen.findByRole('tab', { name: 'Games' }));
  expect(screen.getByText('Spins')).toBeTruthy();
  expect(screen.queryByText('Double')).toBeNull();
});

test('promotions whose groups fail to load have no tabs', async () => {
  gateway.on(announcementCategories, { status: 500 });
  gateway.on(activityList, { value: grouped });
  open('/m/activity');
  expect(await screen.findByText('Double')).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('without promotions the page says so', async () => {
  gateway.on(activityList, { value: { activities: [] } });
  open('/m/activity');
  expect(await screen.findByText('No offers right now')).toBeTruthy();
});

test('on a device whose clock is two years ahead, a member sees the promotions that run by the gateway’s clock [R2.6]', async () => {
  const now = Date.now();
  gateway.time = now;
  jest.spyOn(Date, 'now').mockReturnValue(now + 2 * 365 * 86_400_000);
  gateway.on(activityList, {
    value: {
      activities: [
        { ...promotion, endTime: now + 3_600_000 },
        { id: '8', title: 'Past', endTime: now - 3_600_000 },
      ],
    },
  });
  signInAs();
  open('/m/activity');
  expect(await screen.findByText('Double')).toBeTruthy();
  expect(screen.queryByText('Past')).toBeNull();
  jest.restoreAllMocks();
  await act(() => signOut());
});
