/** @jest-environment jsdom */
import type { TrackingEvent, TrackingSink } from '.';

type Tracking = typeof import('.');
let tracking: Tracking;
beforeEach(async () => {
  localStorage.clear();
  jest.resetModules();
  tracking = await import('.');
});

const heard = (): { sink: TrackingSink; events: unknown[] } => {
  const events: unknown[] = [];
  return { sink: (event, value) => void events.push([event, value]), events };
};

test('an event reaches the listener', () => {
  const { sink, events } = heard();
  tracking.provideTracking(sink);
  tracking.track('login', { type: 'sms' });
  tracking.track('viewContent');
  expect(events).toEqual([
    ['login', { type: 'sms' }],
    ['viewContent', {}],
  ]);
});

test('waiting events arrive first, in order, once', () => {
  tracking.track('firstOpen');
  tracking.track('login');
  const { sink, events } = heard();
  tracking.provideTracking(sink);
  tracking.track('deposit');
  tracking.provideTracking(sink);
  expect(events).toEqual([
    ['firstOpen', {}],
    ['login', {}],
    ['deposit', {}],
  ]);
});

test('waiting events of a closed page arrive on the next page, once', async () => {
  tracking.track('login', { type: 'sms' });
  jest.resetModules();
  tracking = await import('.');
  tracking.track('gameLaunch');
  const { sink, events } = heard();
  tracking.provideTracking(sink);
  expect(events).toEqual([
    ['login', { type: 'sms' }],
    ['gameLaunch', {}],
  ]);
  jest.resetModules();
  const third = heard();
  (await import('.')).provideTracking(third.sink);
  expect(third.events).toEqual([]);
});

test('without a listener only the first events are kept', () => {
  for (let n = 0; n < 80; n++) tracking.track('gameLaunch', { n });
  const { sink, events } = heard();
  tracking.provideTracking(sink);
  expect(events).toHaveLength(50);
  expect(events[49]).toEqual(['gameLaunch', { n: 49 }]);
});

test('a failing listener does not throw into the caller', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const events: TrackingEvent[] = [];
  tracking.track('firstOpen', { token: 'secret' });
  tracking.track('login');
  tracking.provideTracking((event) => {
    events.push(event);
    if (event === 'firstOpen') throw new Error('secret');
  });
  expect(events).toEqual(['firstOpen', 'login']);
  expect(JSON.stringify(warned.mock.calls)).not.toContain('secret');
  warned.mockRestore();
});

test('a replaced listener cannot remove its successor', () => {
  const first = heard();
  const second = heard();
  const end = tracking.provideTracking(first.sink);
  const endSecond = tracking.provideTracking(second.sink);
  end();
  tracking.track('login');
  endSecond();
  tracking.track('deposit');
  expect([first.events, second.events]).toEqual([[], [['login', {}]]]);
});
