import { interrupt } from '../../../core/interruptions';
import { failureText, toast } from '../../../core/notices';

/** Opens the member's chat within the page (R2.61). Never throws. */
export async function openChatWidget(): Promise<void> {
  try {
    const { ChatWidget } = await import(/* webpackChunkName: "chat-widget" */ './chat-widget');
    interrupt('chat', ChatWidget);
  } catch (error) {
    toast(failureText(error), { tone: 'danger' });
  }
}
