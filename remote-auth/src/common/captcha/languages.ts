import { currentLanguage } from '@tessera/shell/i18n';

/** Our language codes with those of Geetest v3 and v4; English for languages that Geetest does not have. */
const codes: Readonly<Record<string, readonly [v3: string, v4: string]>> = {
  CN: ['zh-cn', 'zho'],
  TW: ['zh-tw', 'zho-tw'],
  RU: ['ru', 'rus'],
  TH: ['th', 'eng'],
  VI: ['vi', 'eng'],
  JA: ['ja', 'jpn'],
  PT: ['pt-pt', 'por'],
  'PT-BR': ['pt-pt', 'por'],
  ES: ['es', 'spa'],
  AR: ['ar', 'ara'],
  ID: ['id', 'ind'],
  KO: ['ko', 'kor'],
  KR: ['ko', 'kor'],
  TA: ['ta', 'eng'],
  BN: ['bn', 'eng'],
  TR: ['tr', 'eng'],
  FR: ['fr', 'fra'],
  KK: ['ru', 'rus'],
};

/** The page's language in the codes of a captcha version. */
export const captchaLanguage = (version: 'v3' | 'v4'): string =>
  (codes[currentLanguage()] ?? ['en', 'eng'])[version === 'v3' ? 0 : 1];
