import type { Text } from '@tessera/shell/i18n';
import { confirm } from '@tessera/shell/notices';

/**
 * Asks whether a visitor is the person whose sign-in came with the address. Anybody can send a link that holds a
 * sign-in of their own: whoever followed it would act, and pay in, for somebody else's account. So a sign-in that was
 * not started in this tab, nor by an app that is surely around it, waits for a yes.
 */
export const askWho = (
  { name, provider }: { readonly name: string; readonly provider: string },
  text: Text<'auth'>,
): Promise<boolean> =>
  confirm({
    title: text('sign_in_as_title'),
    message: text('sign_in_as', { name, provider }),
    confirmLabel: text('sign_in_as_yes'),
    cancelLabel: text('sign_in_as_no'),
  });
