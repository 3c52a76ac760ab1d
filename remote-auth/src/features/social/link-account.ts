import { bindSocial, type SocialProof } from '@tessera/contract';
import type { Text } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';

/**
 * Links the account of a proof to the signed-in member.
 * @throws RequestError, without an alert
 */
export async function linkAccount(proof: SocialProof, text: Text<'auth'>): Promise<void> {
  await call(bindSocial, proof, { alert: false });
  toast(text('account_linked'), { tone: 'success' });
}
