import { any, type Call, flag } from '../call';

/** Games, their lists and how they are launched. */
export const games: readonly Call[] = [
  {
    row: 'R7.24, R3.35',
    call: 'GET /wps/game/launchGame',
    token: 'always',
    query: {
      launchMode: any,
      lottoGameCode: any,
      lottoView: any,
      lottoPrizeMode: any,
      device: any,
      backUrl: /^https?:/,
      hasLobby: flag,
      language: /^[A-Z-]+$/,
      title: any,
      labelName: any,
    },
    ours: ['gameCode', 'vendor', 'playType'],
  },
  {
    row: 'R7.34',
    call: 'POST /wps/relay/GCS_gameTrialLaunch',
    body: { gameId: any, nodeId: any, platform: 'html5' },
  },
  { row: 'R7.35', call: 'GET /wps/relay/GCSGAME_newGameVendor' },
  { row: 'R7.36', call: 'GET /wps/relay/GCSGAME_getGameMatchV2' },
  {
    row: 'R7.37, R3.33',
    call: 'GET /wps/relay/GCSGAME_gameList',
    answer: [
      ...['data.lanes[].title', 'data.lanes[].gameClassify', 'data.lanes[].gameCount'],
      ...['accountTypeName', 'displayName', 'freeplay'].map((name) => `data.lanes[].cards[].${name}`),
    ],
    ours: ['category', 'limit', 'offset'],
  },
];
