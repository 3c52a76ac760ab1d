import sports from '@phosphor-icons/core/assets/fill/basketball-fill.svg';
import slots from '@phosphor-icons/core/assets/fill/cherries-fill.svg';
import house from '@phosphor-icons/core/assets/fill/crown-simple-fill.svg';
import lottery from '@phosphor-icons/core/assets/fill/dice-five-fill.svg';
import fish from '@phosphor-icons/core/assets/fill/fish-simple-fill.svg';
import other from '@phosphor-icons/core/assets/fill/game-controller-fill.svg';
import arcade from '@phosphor-icons/core/assets/fill/joystick-fill.svg';
import instant from '@phosphor-icons/core/assets/fill/lightning-fill.svg';
import crash from '@phosphor-icons/core/assets/fill/rocket-launch-fill.svg';
import table from '@phosphor-icons/core/assets/fill/spade-fill.svg';
import duel from '@phosphor-icons/core/assets/fill/sword-fill.svg';
import ticket from '@phosphor-icons/core/assets/fill/ticket-fill.svg';
import live from '@phosphor-icons/core/assets/fill/video-camera-fill.svg';

const icons: Readonly<Record<string, string>> = {
  SPORTS: sports,
  LIVE: live,
  TCG: house,
  RNG: slots,
  TABLE: table,
  FISH: fish,
  PVP: duel,
  CRASH: crash,
  ARCADE: arcade,
  LOTT: ticket,
  ELOTT: instant,
  ELOTTO: instant,
  SEA_LOTT: lottery,
  VIETNAM_LOTTO: lottery,
};

/** The icon of a category. */
export const categoryIcon = (category: string): string => icons[category] ?? other;
