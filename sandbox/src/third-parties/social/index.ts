export { emulatorProject, readEmulatorToken, readOwnToken } from './identity-token';
export { demoLineChannel } from './line';
export { addSocialPages } from './pages';
export { demoPerson } from './people';
export { addProviderScripts } from './provider-scripts';
export { emulatorSettings, socialSettings } from './settings';
export { demoBot, telegramError } from './telegram';
