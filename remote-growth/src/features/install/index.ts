export { install } from './install';
export { installFlags } from './install-flags';
export { type InstallPrompt, useInstallPrompt } from './install-prompt';
export { InstallQuestion } from './install-question';
export { ProfileGuide } from './profile-guide';
export { Tips } from './tips/tips';
export { tipsFor } from './tips/tips-for';
