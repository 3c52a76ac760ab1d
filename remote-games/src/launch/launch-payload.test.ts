import { launchPayload } from './launch-payload';
import type { LaunchQuery } from './launch-query';

const slot: LaunchQuery = {
  vendor: 'KST',
  code: 'KSTRNG001',
  prizeMode: undefined,
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

test('a launch says mode, device, way back, lobby, language, title and club [R3.35]', () => {
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

test('a lottery launch also says game code, prize mode and view of the lottery [R3.35]', () => {
  expect(launchPayload(lottery, { origin, language: 'EN' })).toMatchObject({
    lottoGameCode: 'SSC',
    lottoPrizeMode: 'TRAD',
    lottoView: 'classic',
    playType: 'fast',
  });
});

test('without a language the lottery speaks Vietnamese, all else English', () => {
  expect(launchPayload(lottery, { origin }).language).toBe('VI');
  expect(launchPayload(slot, { origin }).language).toBe('EN');
});
