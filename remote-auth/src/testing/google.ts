import type { GoogleIdentity } from '../features/providers/google/identity-script';

type Options = Parameters<GoogleIdentity['initialize']>[0];
type Listener = Parameters<GoogleIdentity['prompt']>[0];

/** A stand-in for Google's script, as the page has it once the script is loaded. */
export function googleStandIn() {
  const id = {
    initialize: jest.fn<void, [Options]>(),
    prompt: jest.fn<void, [Listener]>(),
    renderButton: jest.fn((place: HTMLElement) => void place.append(document.createElement('iframe'))),
    cancel: jest.fn(),
  };
  globalThis.google = { accounts: { id } };
  return {
    id,
    choose: (credential: string) => id.initialize.mock.calls[0]?.[0].callback({ credential }),
    /** Reports a moment of the newest prompt, or of the one with this index. */
    moment: (kind: 'skipped' | 'dismissed', index = -1) =>
      id.prompt.mock.calls.at(index)?.[0]({
        isSkippedMoment: () => kind === 'skipped',
        isDismissedMoment: () => kind === 'dismissed',
        getDismissedReason: () => 'cancel_called',
      }),
  };
}
