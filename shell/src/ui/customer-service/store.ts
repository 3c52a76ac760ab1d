import { createStore } from 'zustand/vanilla';

/** How a chat looks that opens within the page (R2.61). */
export interface ChatWidgetOptions {
  /** A CSS colour behind the title; the theme's own when absent or unreadable. */
  readonly headerColor?: string;
  /** Address of a picture before the title. */
  readonly icon?: string;
  /** The chat's default text when absent. */
  readonly title?: string;
  /** Told whenever the chat says how many messages are unread. */
  readonly onUnread?: (count: number) => void;
}

interface Support {
  readonly isListOpen: boolean;
  readonly chat?: ChatWidgetOptions | undefined;
}

export const supportStore = createStore((): Support => ({ isListOpen: false }));
