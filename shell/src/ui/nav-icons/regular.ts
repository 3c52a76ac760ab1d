import notice from '@phosphor-icons/core/assets/regular/bell.svg';
import chat from '@phosphor-icons/core/assets/regular/chats-circle.svg';
import deposit from '@phosphor-icons/core/assets/regular/coins.svg';
import game from '@phosphor-icons/core/assets/regular/game-controller.svg';
import activity from '@phosphor-icons/core/assets/regular/gift.svg';
import withdraw from '@phosphor-icons/core/assets/regular/hand-withdraw.svg';
import service from '@phosphor-icons/core/assets/regular/headset.svg';
import home from '@phosphor-icons/core/assets/regular/house.svg';
import helps from '@phosphor-icons/core/assets/regular/question.svg';
import reward from '@phosphor-icons/core/assets/regular/trophy.svg';
import member from '@phosphor-icons/core/assets/regular/user-circle.svg';
import invite from '@phosphor-icons/core/assets/regular/user-plus.svg';
import live from '@phosphor-icons/core/assets/regular/video-camera.svg';
import wallet from '@phosphor-icons/core/assets/regular/wallet.svg';
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
