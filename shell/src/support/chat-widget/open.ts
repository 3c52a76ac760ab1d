import { text } from '../../i18n/engine';
import { interrupt } from '../../interruptions';
import { toast } from '../../notices';

/** Opens the member's chat within the page (R2.61). Never throws. */
export async function openChatWidget(): Promise<void> {
  try {
    const { ChatWidget } = await import(/* webpackChunkName: "chat-widget" */ './chat-widget');
    interrupt('chat', ChatWidget);
  } catch {
    toast(text('shell', 'unknown_error'), { tone: 'danger' });
  }
}
