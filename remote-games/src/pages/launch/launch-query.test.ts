/** @jest-environment jsdom */
import { launchPath } from '../../common/paths';
import { readLaunchQuery } from './launch-query';

const read = (query: string) => readLaunchQuery(new URLSearchParams(query));

test('the launch page reads vendor, code, playType, backUrl and lottoView [R2.18]', () => {
  expect(
    read('vendor=KST&code=KSTRNG001&playType=fast&lottoView=classic&backUrl=/m/game?category=RNG'),
  ).toEqual({
    vendor: 'KST',
    code: 'KSTRNG001',
    playType: 'fast',
    lottoView: 'classic',
    hasLobby: true,
    backUrl: '/m/game?category=RNG',
  });
});

test('a prize mode without a vendor means the lottery [R2.18]', () => {
  expect(read('prize_mode=TRADITIONAL&code=SSC')).toMatchObject({
    vendor: 'LOTT',
    prizeMode: 'TRADITIONAL',
    code: 'SSC',
  });
});

test.each([
  '',
  'vendor=KST',
  'code=KSTRNG001',
  'vendor=&code=KSTRNG001',
  `vendor=KST&code=${'x'.repeat(200)}`,
])('"%s" names no game', (query) => expect(read(query)).toBeUndefined());

test('a lottery has a lobby unless the link says otherwise [R3.36]', () => {
  expect(read('vendor=LOTT&code=SSC')?.hasLobby).toBe(true);
  expect(read('vendor=LOTT&code=SSC&hasLobby=false')?.hasLobby).toBe(false);
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/wps/session/logout', ''])(
  'the unsafe way back "%s" is replaced by the home page',
  (backUrl) => {
    const query = new URLSearchParams({ vendor: 'KST', code: 'A', backUrl });
    expect(readLaunchQuery(query)?.backUrl).toBe('/m/home');
  },
);

test('the launch page reads the launch path of a game as that game', () => {
  const game = { vendor: 'K&T', code: 'A/1 ü', backUrl: '/m/game?category=RNG&search=book' };
  expect(read(launchPath(game).split('?').slice(1).join('?'))).toMatchObject(game);
});
