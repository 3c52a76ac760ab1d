import compass from '@phosphor-icons/core/assets/bold/compass-bold.svg';
import dotsAcross from '@phosphor-icons/core/assets/bold/dots-three-bold.svg';
import dots from '@phosphor-icons/core/assets/bold/dots-three-vertical-bold.svg';
import down from '@phosphor-icons/core/assets/bold/download-simple-bold.svg';
import share from '@phosphor-icons/core/assets/bold/export-bold.svg';
import file from '@phosphor-icons/core/assets/bold/file-bold.svg';
import gear from '@phosphor-icons/core/assets/bold/gear-six-bold.svg';
import plus from '@phosphor-icons/core/assets/bold/plus-square-bold.svg';
import apps from '@phosphor-icons/core/assets/bold/squares-four-bold.svg';
import type { TextKey } from '@tessera/shell/i18n';
import type { ReactNode } from 'react';
import { BrowserWindow, Confirmation, MenuBar, MenuEntry, PhoneBottom, PhoneTop } from './drawings';
import type { TipsKind } from './tips-for';

/** One step: its drawing and the key of its text. */
interface Step {
  readonly drawing: ReactNode;
  readonly says: TextKey<'growth'>;
}

const step = (says: TextKey<'growth'>, drawing: ReactNode): Step => ({ says, drawing });

const iosEnd = [step('tips_ios_add', <MenuEntry sign={plus} />), step('tips_ios_confirm', <Confirmation />)];
const desktopEnd = step('tips_desktop_confirm', <Confirmation />);

/** The steps to the home screen, in order, by browser. */
export const steps: Record<TipsKind, readonly Step[]> = {
  'ios-safari': [step('tips_ios_share', <PhoneBottom sign={share} />), ...iosEnd],
  'ios-safari-menu': [step('tips_ios_share_menu', <PhoneBottom sign={dotsAcross} at="end" />), ...iosEnd],
  'ios-chrome': [step('tips_ios_share_chrome', <PhoneTop sign={share} />), ...iosEnd],
  'ios-other': [step('tips_ios_menu', <PhoneBottom sign={dotsAcross} at="end" />), ...iosEnd],
  'ios-elsewhere': [
    step('tips_ios_safari', <PhoneBottom sign={compass} />),
    step('tips_ios_share', <PhoneBottom sign={share} />),
    step('tips_ios_add', <MenuEntry sign={plus} />),
  ],
  android: [
    step('tips_android_menu', <PhoneTop sign={dots} />),
    step('tips_android_add', <MenuEntry sign={plus} />),
    step('tips_android_confirm', <Confirmation />),
  ],
  'desktop-chrome': [step('tips_chrome_icon', <BrowserWindow sign={down} />), desktopEnd],
  'desktop-edge': [step('tips_edge_icon', <BrowserWindow sign={apps} />), desktopEnd],
  'desktop-safari': [
    step('tips_safari_file', <MenuBar sign={file} />),
    step('tips_safari_dock', <MenuEntry sign={plus} />),
    step('tips_safari_confirm', <Confirmation />),
  ],
  'ios-profile': [
    step('tips_profile_allow', <Confirmation />),
    step('tips_profile_settings', <MenuEntry sign={gear} />),
    step('tips_profile_install', <PhoneTop sign={plus} />),
  ],
};
