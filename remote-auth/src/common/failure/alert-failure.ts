import type { Text } from '@tessera/shell/i18n';
import { alert } from '@tessera/shell/notices';

/** Shows the sentence of a failure in an alert with a title and a button (R8.20). */
export const alertFailure = (message: string, text: Text): void =>
  void alert({ title: text('notice'), message, confirmLabel: text('confirm') });
