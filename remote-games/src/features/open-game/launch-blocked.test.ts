/** @jest-environment jsdom */
import { status } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { isLaunchBlocked } from './launch-blocked';

jest.mock('@tessera/shell/environment', () => ({
  ...jest.requireActual('@tessera/shell/environment'),
  environment: jest.fn(),
}));

const gateway = provideVisits();

const browser = { isNativeApp: false, isPwa: false, isWebclip: false };
const runIn = (place: object) =>
  jest.mocked<() => object>(environment).mockReturnValue({ ...browser, ...place });
const setFlag = async (on: boolean) => {
  gateway.on(status, { value: { whitelabelVal: { STARTGAMEINAPP3: on } } });
  await refreshSite();
};

test('with STARTGAMEINAPP3, launches are blocked in a browser, but not in the app and from the home screen [R5.14]', async () => {
  await setFlag(true);
  runIn({});
  expect(isLaunchBlocked()).toBe(true);
  for (const place of ['isNativeApp', 'isPwa', 'isWebclip']) {
    runIn({ [place]: true });
    expect(isLaunchBlocked()).toBe(false);
  }
});

test('without STARTGAMEINAPP3, launches are not blocked [R5.14]', async () => {
  await setFlag(false);
  runIn({});
  expect(isLaunchBlocked()).toBe(false);
});
