import { launchKind, launchPayload, lotteryLaunch, seaPayload, vietnamPayload } from './launch-payload';
import type { LaunchQuery } from './launch-query';

const slot: LaunchQuery = {
  vendor: 'KST',
  code: 'KSTRNG001',
  prizeMode: undefined,
  hasLobby: true,
  backUrl: '/m/game?category=RNG',
};
const lottery: LaunchQuery = {
  ...slot,
  vendor: 'LOTT',
  code: 'SSC',
  prizeMode: 'TRAD',
  lottoView: 'classic',
  playType: 'fast',
};
const origin = 'https://palace.example';
const language = 'EN';

test('a launch has mode, device, way back, lobby, language, title and club [R3.35]', () => {
  expect(launchPayload(slot, { origin, language: 'AR', title: 'Star Reel', labelName: 'Gold' })).toEqual({
    gameCode: 'KSTRNG001',
    vendor: 'KST',
    launchMode: 'real',
    device: 'MOBILE',
    backUrl: 'https://palace.example/m/game?category=RNG',
    hasLobby: true,
    language: 'AR',
    title: 'Star Reel',
    labelName: 'Gold',
  });
});

test('a launch that names a room or table asks for it [R3.32]', () => {
  expect(launchPayload({ ...slot, roomId: 'T7' }, { origin, language: 'EN' }).roomId).toBe('T7');
});

test('a lottery launch also has game code, prize mode and view of the lottery [R3.35]', () => {
  expect(launchPayload(lottery, { origin, language: 'EN' })).toMatchObject({
    lottoGameCode: 'SSC',
    lottoPrizeMode: 'TRAD',
    lottoView: 'classic',
    playType: 'fast',
  });
});

test.each([
  [undefined, 'TH'],
  [['TH', 'VI'], 'TH'],
  [['CN', 'VI'], 'VI'],
  [['CN'], 'EN'],
])('with lotteries in %j, a Thai member gets one in %s [R9.33]', (lotteryLanguages, spoken) => {
  const setting = { origin, language: 'TH', lotteryLanguages };
  expect(launchPayload(lottery, setting).language).toBe(spoken);
  expect(launchPayload(slot, setting).language).toBe('TH');
});

const backUrl = 'https://palace.example/m/game?category=RNG';

test('a lottery’s launch has vendor, prize mode, game, lobby, play type, way back, club and view [R3.36]', () => {
  expect(lotteryLaunch(lottery, { origin, language, labelName: 'Gold' })).toEqual({
    vendor: 'LOTT',
    prizeMode: 'TRAD',
    gameCode: 'SSC',
    hasLobby: true,
    playType: 'fast',
    backUrl,
    labelName: 'Gold',
    lottoView: 'classic',
  });
});

test('the sea-type lottery gets game, lobby and way back, and nothing else [R7.25]', () => {
  const launch = lotteryLaunch({ ...lottery, vendor: 'TCG_SEA' }, { origin, language, labelName: 'Gold' });
  expect(seaPayload(launch)).toEqual({ gameCode: 'SSC', hasLobby: true, backUrl });
});

test('the Vietnamese lottery gets prize mode, game, lobby, way back and club [R7.26]', () => {
  const launch = lotteryLaunch(
    { ...lottery, vendor: 'TCG_LOTTO_VN' },
    { origin, language, labelName: 'Gold' },
  );
  expect(vietnamPayload(launch)).toEqual({
    prizeMode: 'TRAD',
    gameCode: 'SSC',
    hasLobby: true,
    backUrl,
    labelName: 'Gold',
  });
});

test.each([
  ['KST', undefined, 'game'],
  ['LOTT', undefined, 'lottery'],
  ['LOTT', 'TRAD', 'lottery'],
  ['TCG_SEA', undefined, 'sea-lottery'],
  ['LOTT', 'SEA', 'sea-lottery'],
  ['LOTT', 'SEA_TRAD', 'sea-lottery'],
  ['LOTT', 'SEASON', 'lottery'],
  ['TCG_LOTTO_VN', undefined, 'vietnam-lottery'],
  ['LOTT', 'TCG_LOTTO_VN', 'vietnam-lottery'],
])('vendor %s with prize mode %s is a launch of kind %s [R7.25] [R7.26]', (vendor, prizeMode, kind) => {
  expect(launchKind({ vendor, prizeMode })).toBe(kind);
});
