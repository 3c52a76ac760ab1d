import { downloadSetting } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { assetPath } from '../merchants/assets';
import { say } from '../texts/say';

/** What the download bar of the merchant says, and when it shows (R7.39). */
export const downloadSettingAnswer = (): Answer =>
  answer(downloadSetting, ({ merchant, language }) => ({
    app_desc: say(language, 'download.description'),
    login_prompt_text: say(language, 'download.prompt'),
    icon: assetPath(merchant, 'icon'),
    ...merchant.downloadBar,
  }));
