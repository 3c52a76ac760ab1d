import { text } from '../../i18n/engine';
import { interrupt } from '../../interruptions';
import { toast } from '../../notices';
import { type ChatWidgetOptions, supportStore } from '../store';

/** Opens the member's chat within the page (R2.61). Never throws. */
export async function openChatWidget(options: ChatWidgetOptions = {}): Promise<void> {
  try {
    const { ChatWidget } = await import(/* webpackChunkName: "chat-widget" */ './chat-widget');
    supportStore.setState({ chat: options });
    interrupt('chat', ChatWidget);
  } catch {
    toast(text('shell', 'unknown_error'), { tone: 'danger' });
  }
}
