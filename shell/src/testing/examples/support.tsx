import { openChat, openChatWidget, openCustomerService } from '@tessera/shell/support';

// #region openCustomerService
export const Help = () => <button type="button" onClick={openCustomerService} />;
// #endregion openCustomerService

// #region openChat
export const talk = (): Promise<void> => openChat();
// #endregion openChat

// #region openChatWidget
/** Inside the page. Never throws. */
export const talkHere = (): Promise<void> => openChatWidget();
// #endregion openChatWidget
