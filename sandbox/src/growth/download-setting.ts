import { type AnswerOf, downloadSetting } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { assetPath } from '../merchants/assets';
import { say } from '../texts/say';

const popup: AnswerOf<typeof downloadSetting>['popup'] = {
  enabled: true,
  wait: 20,
  banners: ['m_popup1', 'm_popup2'],
  ios: 'MOBILECONFIG',
  android: 'Android',
};

/** What the download bar of the merchant says, and when it shows (R7.39). */
export const downloadSettingAnswer = (): Answer =>
  answer(downloadSetting, ({ merchant, language }) => ({
    app_desc: say(language, 'download.description'),
    login_prompt_text: say(language, 'download.prompt'),
    icon: assetPath(merchant, 'icon'),
    ...merchant.downloadBar,
    popup,
    install: { enabled: true, requireLogin: merchant.installNeedsLogin ?? false },
  }));
