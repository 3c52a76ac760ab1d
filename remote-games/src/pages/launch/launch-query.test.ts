/** @jest-environment jsdom */
import { launchPath, readLaunchQuery } from './launch-query';

const read = (query: string) => readLaunchQuery(new URLSearchParams(query));

test('the launch page takes vendor, code, playType, backUrl and lottoView [R2.18]', () => {
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

test('a prize mode stands in the place of a vendor, and means the lottery [R2.18]', () => {
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
  'the way back "%s" is not taken: home is',
  (backUrl) => {
    const query = new URLSearchParams({ vendor: 'KST', code: 'A', backUrl });
    expect(readLaunchQuery(query)?.backUrl).toBe('/m/home');
  },
);

test('what the launch path says is what the launch page reads', () => {
  const game = { vendor: 'K&T', code: 'A/1 ü', backUrl: '/m/game?category=RNG&search=book' };
  expect(read(launchPath(game).split('?').slice(1).join('?'))).toMatchObject(game);
});
