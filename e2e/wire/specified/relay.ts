import { any, type Call, flag } from '../call';

/** Relay calls except those of games. */
export const relay: readonly Call[] = [
  {
    row: 'R7.27',
    call: 'POST /wps/relay/CBS_launchChat',
    token: 'always',
    // No row names a module for it.
    headers: { ModuleId: 'CBS3' },
    body: { b2c: flag, title: any, backUrl: /^https?:/, language: /^(?!TW)[A-Z-]+$/ },
  },
  {
    row: 'R7.28',
    call: 'GET /wps/relay/CBS_unreadCount',
    token: 'always',
    headers: { ModuleId: 'CBS3' },
    answer: ['unReadCount'],
  },
  { row: 'R7.29', call: 'GET /wps/relay/MCSFE_getMerchantAvailablePromotions' },
  {
    row: 'R7.30',
    call: 'GET /wps/relay/MCSFE_getListAnnouncements',
    query: { types: any, platform: 'M', category: 'app_download' },
  },
  {
    row: 'R7.31',
    call: 'GET /wps/relay/MCSFE_getPlayerRankProgress',
    token: 'always',
    answer: [
      ...['currentProgress.completedConditions', 'currentProgress.totalExpectedConditions'],
      'playerRankProgress.labelId',
    ],
  },
  {
    row: 'R7.32',
    call: 'GET /wps/relay/MCSFE_getDepositSettings',
    token: 'always',
    answer: ['totalDepositSuccessCount'],
  },
  { row: 'R7.33', call: 'GET /wps/relay/MCSFE_getWithdrawAccountInfo', token: 'always' },
  { row: 'R7.38', call: 'GET /wps/relay/WPSCORE_getCustomerServiceScript', answer: ['scripts'] },
  {
    row: 'R7.39',
    call: 'GET /wps/relay/WPSCORE_getDownloadSetting',
    query: { domain: any },
    answer: ['app_desc', 'login_prompt_text'],
  },
  {
    row: 'R7.40, R3.25',
    call: 'GET /wps/relay/WPSCORE_getTelegramLoginSetting',
    answer: ['botId', 'authDomain'],
  },
  { row: 'R7.41, R7.49b', call: 'POST /wps/relay/WPSCORE_saveMemberInfoByAuthKey', token: 'always' },
  {
    row: 'R7.42, R3.27',
    call: 'GET /wps/relay/PROMOFE_getPromotionAnnouncementCategory',
    answer: ['categories[].id'],
  },
  { row: 'R7.43', call: 'GET /wps/relay/PROMOFE_getPromoCodeEnable' },
  { row: 'R7.44', call: 'POST /wps/relay/CSP_fcmBind', body: { registrationToken: any } },
  {
    row: 'R7.45',
    call: 'POST /wps/relay/CSP_fcmSubscribe',
    token: 'always',
    body: { registrationToken: any, topic: 'ALL' },
  },
  {
    row: 'R7.46',
    call: 'POST /wps/relay/CSP_fcmUnsubscribe',
    body: { registrationToken: any, unsubscribeAll: 'true' },
  },
  {
    row: 'R7.47, R3.9',
    call: 'POST /wps/relay/WPS3RD_verifyLineCode',
    body: { code: any, redirectUri: /^https?:/, accessToken: any },
    answer: ['lineSessionToken', 'name', 'picture'],
  },
  { row: 'R7.48', call: 'POST /wps/relay/WPS3RD_refreshMayaTokens', body: { env: any } },
];
