export { isLaunchBlocked } from './launch-blocked';
export { rememberedGame } from './opened-game';
export { type OpenGame, useOpenGame } from './use-open-game';
