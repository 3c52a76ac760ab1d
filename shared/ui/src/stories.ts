import { amountStory } from './amount/amount.stories';
import { avatarStory } from './avatar/avatar.stories';
import { badgeStory } from './badge/badge.stories';
import { busyDotsStory } from './busy-dots/busy-dots.stories';
import { buttonStory } from './button/button.stories';
import { linkButtonStory } from './button/link-button.stories';
import { cardStory } from './card/card.stories';
import { checkboxStory } from './checkbox/checkbox.stories';
import { chipStory } from './chip/chip.stories';
import { choicesStory } from './choices/choices.stories';
import { copyLineStory } from './copy-line/copy-line.stories';
import { dialogStory } from './dialog/dialog.stories';
import { sheetStory } from './dialog/sheet.stories';
import { dockStory } from './dock/dock.stories';
import { factLinesStory } from './fact-lines/fact-lines.stories';
import { flagStory } from './flag/flag.stories';
import { gameTileStory } from './game-tile/game-tile.stories';
import { headerBalanceStory } from './header-balance/header-balance.stories';
import { iconStory } from './icon/icon.stories';
import { iconButtonStory } from './icon-button/icon-button.stories';
import { languageListStory } from './language-list/language-list.stories';
import { listGroupStory } from './list/list-group.stories';
import { listRowStory } from './list/list-row.stories';
import { pageStory } from './page/page.stories';
import { pictureStory } from './picture/picture.stories';
import { progressBarStory } from './progress/progress-bar.stories';
import { progressRingStory } from './progress/progress-ring.stories';
import { qrCodeStory } from './qr-code/qr-code.stories';
import { retryLineStory } from './retry-line/retry-line.stories';
import { scrollSentinelStory } from './scroll-sentinel/scroll-sentinel.stories';
import { searchFieldStory } from './search-field/search-field.stories';
import { sectionStory } from './section/section.stories';
import { selectFieldStory } from './select-field/select-field.stories';
import { skeletonStory } from './skeleton/skeleton.stories';
import { skeletonCardsStory } from './skeleton/skeleton-cards.stories';
import { statTilesStory } from './stat-tiles/stat-tiles.stories';
import { emptyStateStory } from './state/empty-state.stories';
import { errorStateStory } from './state/error-state.stories';
import { failurePictureStory } from './state/failure-picture.stories';
import type { Story } from './story';
import { switchStory } from './switch/switch.stories';
import { tabsStory } from './tabs/tabs.stories';
import { tagStory } from './tag/tag.stories';
import { passwordFieldStory } from './text-field/password-field.stories';
import { textAreaStory } from './text-field/text-area.stories';
import { textFieldStory } from './text-field/text-field.stories';
import { visuallyHiddenStory } from './visually-hidden/visually-hidden.stories';

export { type Story, type Words, words } from './story';

/** The stories of all components, by what the components are for. `stories.test.tsx` holds that none is missing. */
export const stories = {
  actions: [buttonStory, linkButtonStory, iconButtonStory, chipStory, tabsStory, listRowStory],
  input: [
    textFieldStory,
    textAreaStory,
    passwordFieldStory,
    searchFieldStory,
    checkboxStory,
    switchStory,
    selectFieldStory,
    choicesStory,
    languageListStory,
  ],
  structure: [pageStory, sectionStory, cardStory, listGroupStory, dockStory, dialogStory, sheetStory],
  display: [
    iconStory,
    badgeStory,
    tagStory,
    avatarStory,
    amountStory,
    headerBalanceStory,
    factLinesStory,
    statTilesStory,
    copyLineStory,
    pictureStory,
    gameTileStory,
    qrCodeStory,
    flagStory,
    visuallyHiddenStory,
  ],
  waiting: [
    skeletonStory,
    skeletonCardsStory,
    progressBarStory,
    progressRingStory,
    busyDotsStory,
    emptyStateStory,
    errorStateStory,
    failurePictureStory,
    retryLineStory,
    scrollSentinelStory,
  ],
} as const satisfies Readonly<Record<string, readonly Story[]>>;
