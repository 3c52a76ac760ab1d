export { activityAnswers, promotionAnswers } from './promotions';
export { announcementsAnswer, bannersAnswer, type AnnouncementName } from './announcements';
export { rsaKeyAnswer, systemAnswers } from './system';
export { downloadSettingAnswer, webManifestAnswer } from './app-install';
export { countryAnswer } from './country';
export { statusAnswer } from './status';

