export { isLaunchBlocked } from './launch-blocked';
export { rememberedGame } from './opened-game';
export { notifyPictureShown, SHARED_PICTURE } from './shared-picture';
export { type OpenGame, useOpenGame } from './use-open-game';
