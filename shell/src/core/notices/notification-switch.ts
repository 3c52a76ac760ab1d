import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The registration of this device for notifications. Growth has it, and the member's settings show it. */
export interface NotificationSwitch {
  /** Whether the member switched notifications off on this device. */
  isOff(): boolean;
  /** Registers the device or removes its token, and keeps the choice. Never throws. */
  change(isOn: boolean): Promise<void>;
}

const store = createStore((): { readonly provided: NotificationSwitch | undefined } => ({
  provided: undefined,
}));

export const provideNotificationSwitch = (provided: NotificationSwitch): void => store.setState({ provided });

/** @returns undefined until growth is loaded */
export const useNotificationSwitch = (): NotificationSwitch | undefined =>
  useStore(store, ({ provided }) => provided);
