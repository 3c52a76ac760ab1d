import noticeBold from '@phosphor-icons/core/assets/bold/bell-bold.svg';
import chatBold from '@phosphor-icons/core/assets/bold/chats-circle-bold.svg';
import depositBold from '@phosphor-icons/core/assets/bold/coins-bold.svg';
import gameBold from '@phosphor-icons/core/assets/bold/game-controller-bold.svg';
import activityBold from '@phosphor-icons/core/assets/bold/gift-bold.svg';
import withdrawBold from '@phosphor-icons/core/assets/bold/hand-withdraw-bold.svg';
import serviceBold from '@phosphor-icons/core/assets/bold/headset-bold.svg';
import homeBold from '@phosphor-icons/core/assets/bold/house-bold.svg';
import helpsBold from '@phosphor-icons/core/assets/bold/question-bold.svg';
import rewardBold from '@phosphor-icons/core/assets/bold/trophy-bold.svg';
import memberBold from '@phosphor-icons/core/assets/bold/user-circle-bold.svg';
import inviteBold from '@phosphor-icons/core/assets/bold/user-plus-bold.svg';
import liveBold from '@phosphor-icons/core/assets/bold/video-camera-bold.svg';
import walletBold from '@phosphor-icons/core/assets/bold/wallet-bold.svg';
import noticeFill from '@phosphor-icons/core/assets/fill/bell-fill.svg';
import chatFill from '@phosphor-icons/core/assets/fill/chats-circle-fill.svg';
import depositFill from '@phosphor-icons/core/assets/fill/coins-fill.svg';
import gameFill from '@phosphor-icons/core/assets/fill/game-controller-fill.svg';
import activityFill from '@phosphor-icons/core/assets/fill/gift-fill.svg';
import withdrawFill from '@phosphor-icons/core/assets/fill/hand-withdraw-fill.svg';
import serviceFill from '@phosphor-icons/core/assets/fill/headset-fill.svg';
import homeFill from '@phosphor-icons/core/assets/fill/house-fill.svg';
import helpsFill from '@phosphor-icons/core/assets/fill/question-fill.svg';
import rewardFill from '@phosphor-icons/core/assets/fill/trophy-fill.svg';
import memberFill from '@phosphor-icons/core/assets/fill/user-circle-fill.svg';
import inviteFill from '@phosphor-icons/core/assets/fill/user-plus-fill.svg';
import liveFill from '@phosphor-icons/core/assets/fill/video-camera-fill.svg';
import walletFill from '@phosphor-icons/core/assets/fill/wallet-fill.svg';
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
import type { FooterEntry } from '@tessera/contract';

type Outlines = Readonly<Record<FooterEntry, string>>;

const regular: Outlines = {
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
const bold: Outlines = {
  activity: activityBold,
  reward: rewardBold,
  deposit: depositBold,
  game: gameBold,
  home: homeBold,
  live: liveBold,
  helps: helpsBold,
  chat: chatBold,
  member: memberBold,
  notice: noticeBold,
  service: serviceBold,
  wallet: walletBold,
  withdraw: withdrawBold,
  invite: inviteBold,
};
const fill: Outlines = {
  activity: activityFill,
  reward: rewardFill,
  deposit: depositFill,
  game: gameFill,
  home: homeFill,
  live: liveFill,
  helps: helpsFill,
  chat: chatFill,
  member: memberFill,
  notice: noticeFill,
  service: serviceFill,
  wallet: walletFill,
  withdraw: withdrawFill,
  invite: inviteFill,
};

/** The outlines of every entry in one weight; the active entry is always drawn filled (R2.32a). */
export const navIcons: Readonly<Record<'regular' | 'bold' | 'fill', Outlines>> = { regular, bold, fill };
