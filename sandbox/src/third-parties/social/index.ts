export { demoPerson } from './people';
export { openEmulatorToken, openOwnToken, emulatorProject } from './identity-token';
export { telegramFault, demoBot } from './telegram';
export { demoLineChannel } from './line';
export { emulatedSocialSetting, socialSettingOf } from './settings';
export { addProviderScripts } from './provider-scripts';
export { addThirdParties } from './pages';

