import { alert, failureText, LONG_LOADING, loading } from '../../core/notices';
import { currentSite } from '../../core/site';
import { chatAddress } from './chat-address';
import { serviceAddress } from './open-link';

/** R9.13, in ms. */
const OPEN_DELAY = 500;

/** The merchant's plain chat link, if the member's chat fails (R4.21b). */
async function plainLink(): Promise<string | undefined> {
  const entry = currentSite().customerService.find(
    ({ csType }) => csType === 'LIVECHAT' || csType === 'TX-CHAT',
  );
  return entry && serviceAddress(entry);
}

/** Opens the member's chat 500 ms after its address is loaded, or the plain link if the call fails (R4.21a, R4.21b). */
export async function openChat(): Promise<void> {
  // The call may take its 5 s, and the delay comes after it.
  const hide = loading(undefined, { duration: LONG_LOADING });
  try {
    const address = await chatAddress();
    await new Promise((resolve) => setTimeout(resolve, OPEN_DELAY));
    location.assign(address);
  } catch (error) {
    const plain = await plainLink().catch(() => undefined);
    if (plain) return location.assign(plain);
    hide();
    await alert({ message: failureText(error) });
  } finally {
    hide();
  }
}
