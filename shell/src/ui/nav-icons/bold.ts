import notice from '@phosphor-icons/core/assets/bold/bell-bold.svg';
import chat from '@phosphor-icons/core/assets/bold/chats-circle-bold.svg';
import deposit from '@phosphor-icons/core/assets/bold/coins-bold.svg';
import game from '@phosphor-icons/core/assets/bold/game-controller-bold.svg';
import activity from '@phosphor-icons/core/assets/bold/gift-bold.svg';
import withdraw from '@phosphor-icons/core/assets/bold/hand-withdraw-bold.svg';
import service from '@phosphor-icons/core/assets/bold/headset-bold.svg';
import home from '@phosphor-icons/core/assets/bold/house-bold.svg';
import helps from '@phosphor-icons/core/assets/bold/question-bold.svg';
import reward from '@phosphor-icons/core/assets/bold/trophy-bold.svg';
import member from '@phosphor-icons/core/assets/bold/user-circle-bold.svg';
import invite from '@phosphor-icons/core/assets/bold/user-plus-bold.svg';
import live from '@phosphor-icons/core/assets/bold/video-camera-bold.svg';
import wallet from '@phosphor-icons/core/assets/bold/wallet-bold.svg';
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
export { entries as current } from './fill';
