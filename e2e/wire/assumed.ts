import { any, type Call } from './call';

const entry = ['id', 'token', 'userName', 'customerType'];

/** Calls that the specification names without a path: the path is ours, the names are not. */
const withoutPath: readonly Call[] = [
  { row: 'R7.12', call: 'GET /wps/member/customer', token: 'always', answer: ['id', 'account'] },
  { row: 'R7.22', call: 'GET /wps/system/consent', answer: ['info'] },
  {
    row: 'R7.25',
    call: 'GET /wps/game/launchSeaLottery',
    token: 'always',
    query: { gameCode: any, hasLobby: any, backUrl: /^https?:/ },
    answer: ['gameUrl'],
  },
  {
    row: 'R7.26',
    call: 'GET /wps/game/launchVietnamLottery',
    token: 'always',
    query: { prizeMode: any, gameCode: any, hasLobby: any, backUrl: /^https?:/, labelName: any },
  },
  {
    row: 'R7.50',
    call: 'POST /wps/session/login/firebase',
    token: 'never',
    body: { type: 'firebase', firebaseChannel: any, firebaseIdToken: any },
    answer: entry,
    ours: ['isOfficialAppLogin', 'loginDeviceId', 'device'],
  },
  {
    row: 'R7.50',
    call: 'POST /wps/member/register/social',
    encrypted: true,
    headers: { ModuleId: 'REG3' },
    body: {
      lineSessionToken: any,
      firebaseChannel: any,
      firebaseIdToken: any,
      telegramAuth: any,
      login: 'true',
      smsTemplate: any,
    },
    answer: ['userName', 'token'],
    ours: [
      ...['registerMethod', 'registerUrl', 'linkId', 'affiliateCode', 'domain', 'referralCode', 'pixelTrack'],
      ...['loginDeviceId', 'isOfficialAppLogin', 'device'],
    ],
  },
  {
    row: 'R7.54a',
    call: 'POST /wps/relay/WPSCORE_trackEvent',
    body: { value: /^\{"eventId":/ },
    ours: ['merchant'],
  },
  {
    row: 'R7.54b, R3.38',
    call: 'POST /wps/relay/WPSCORE_trackEvents',
    body: {
      'events[].eventName': any,
      'events[].eventValue': any,
      'events[].domain': any,
    },
    ours: ['merchant', 'events[]'],
  },
];

const relay = (method: string, ...names: readonly string[]) =>
  names.map((name) => `${method} /wps/relay/${name}`);

/** Calls that the specification does not name at all. */
const unnamed: readonly string[] = [
  'GET /wps/captcha',
  'POST /wps/session/logout',
  'POST /wps/member/password',
  'POST /wps/verification/login',
  'POST /wps/verification/password',
  'POST /wps/member/password/reset',
  'POST /wps/member/password/reset/social',
  ...relay(
    'GET',
    ...['MCSFE_getBannerList', 'MCSFE_getNoticeList', 'MCSFE_getHelpCenter', 'MCSFE_getFeedbackList'],
    ...['MCSFE_getInboxUnread', 'MCSFE_getInboxList', 'MCSFE_getReferralProgram', 'MCSFE_getAgentProgram'],
    ...[
      'MCSFE_getWalletBalance',
      'MCSFE_getTransactions',
      'MCSFE_getDepositMethods',
      'MCSFE_getDepositOrder',
    ],
    ...['GCSGAME_getFavourites', 'GCSGAME_getJackpots', 'GCSGAME_getRecentWins', 'GCSGAME_getTopGames'],
    ...['MCSFE_getBetDays', 'MCSFE_getBets', 'MCSFE_getBalanceChanges', 'MCSFE_getBonusWagering'],
    ...['PROMOFE_getPromotionList', 'PROMOFE_getPromotionDetail', 'PROMOFE_getRewardList'],
    ...['WPSCORE_getRulePage', 'WPSCORE_getTrackingSetting', 'WPSCORE_getResponsiblePlaySetting'],
    ...['WPSCORE_getMemberProfile', 'WPSCORE_getSignedInDevices', 'WPSCORE_getPlayLimits'],
  ),
  ...relay(
    'POST',
    ...[
      'MCSFE_submitDeposit',
      'MCSFE_submitWithdraw',
      'MCSFE_cancelDeposit',
      'MCSFE_cancelWithdraw',
      'MCSFE_setWithdrawPassword',
    ],
    ...['MCSFE_addWithdrawAccount', 'MCSFE_setDefaultWithdrawAccount', 'MCSFE_transferWallet'],
    ...['MCSFE_settleRequest', 'MCSFE_readInbox', 'MCSFE_deleteInbox', 'MCSFE_applyAgent'],
    ...['MCSFE_registerDownline', 'MCSFE_uploadFeedbackPicture', 'MCSFE_submitFeedback'],
    ...['PROMOFE_claimReward', 'MCSFE_changeWithdrawPassword', 'WPSCORE_saveMemberProfile'],
    ...['WPSCORE_sendContactCode', 'WPSCORE_startAuthenticator', 'WPSCORE_bindContact'],
    ...[
      'WPSCORE_unbindContact',
      'WPSCORE_bindSocial',
      'WPSCORE_savePlayLimit',
      'WPSCORE_unbindSocial',
      'WPSCORE_endSessions',
      'WPSCORE_closeAccount',
    ],
    'GCSGAME_changeFavourites',
    ...['MCSFE_nameWithdrawAccount', 'MCSFE_removeWithdrawAccount'],
  ),
];

/** Every call whose path is our assumption (docs/gateway-contract.md). */
export const assumed = { withoutPath, unnamed };
