import { type HealthEvent, readHealth, writeHealth } from './health';

const load: HealthEvent = {
  kind: 'load',
  remote: 'games',
  version: '1.2.0',
  outcome: 'loaded',
  elapsed: 120,
};
const vital: HealthEvent = { kind: 'vital', remote: 'games', version: '1.2.0', name: 'LCP', value: 900.5 };

const answer: HealthEvent = {
  kind: 'answer',
  remote: 'games',
  version: '1.2.0',
  call: 'gameList',
  field: '*.*.gameCode',
};

test('a batch is read as it was written', () => {
  expect(readHealth(writeHealth([load, vital, answer]))).toEqual([load, vital, answer]);
});

test.each(['api:status,elapsed:120', 'visit:first,fcp:1,lcp:2,fs:3', 'health:', 'health:{', 'health:7'])(
  'a beacon that is %j tells nothing of health',
  (value) => {
    expect(readHealth(value)).toEqual([]);
  },
);

test.each([
  { ...load, outcome: 'exploded' },
  { ...load, elapsed: -1 },
  { ...vital, name: 'FID' },
  { ...vital, remote: undefined },
  null,
])('an event that does not fit is left out, alone: %j', (wrong) => {
  expect(readHealth(`health:${JSON.stringify([wrong, load])}`)).toEqual([load]);
});
