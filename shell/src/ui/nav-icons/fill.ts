import notice from '@phosphor-icons/core/assets/fill/bell-fill.svg';
import chat from '@phosphor-icons/core/assets/fill/chats-circle-fill.svg';
import deposit from '@phosphor-icons/core/assets/fill/coins-fill.svg';
import game from '@phosphor-icons/core/assets/fill/game-controller-fill.svg';
import activity from '@phosphor-icons/core/assets/fill/gift-fill.svg';
import withdraw from '@phosphor-icons/core/assets/fill/hand-withdraw-fill.svg';
import service from '@phosphor-icons/core/assets/fill/headset-fill.svg';
import home from '@phosphor-icons/core/assets/fill/house-fill.svg';
import helps from '@phosphor-icons/core/assets/fill/question-fill.svg';
import reward from '@phosphor-icons/core/assets/fill/trophy-fill.svg';
import member from '@phosphor-icons/core/assets/fill/user-circle-fill.svg';
import invite from '@phosphor-icons/core/assets/fill/user-plus-fill.svg';
import live from '@phosphor-icons/core/assets/fill/video-camera-fill.svg';
import wallet from '@phosphor-icons/core/assets/fill/wallet-fill.svg';
import type { Outlines } from './theme';

export const entries: Outlines = {
  activity,
  reward,
  deposit,
  game,
  home,
  live,
  helps,
  chat,
  member,
  notice,
  service,
  wallet,
  withdraw,
  invite,
};
export { entries as current };
