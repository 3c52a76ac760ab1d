import { interrupt } from '../../../core/interruptions';
import { toast } from '../../../core/notices';
import { text } from '../../../platform/i18n';

/** Opens the member's chat within the page (R2.61). Never throws. */
export async function openChatWidget(): Promise<void> {
  try {
    const { ChatWidget } = await import(/* webpackChunkName: "chat-widget" */ './chat-widget');
    interrupt('chat', ChatWidget);
  } catch {
    toast(text('shell', 'unknown_error'), { tone: 'danger' });
  }
}
