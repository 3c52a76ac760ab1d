import type { Text } from '@tessera/shell/i18n';
import * as v from 'valibot';

/** Keys of the sentences for codes of the identity service: `auth_code_expired` for `auth/code-expired`. */
const described = [
  'auth_account_exists_with_different_credential',
  'auth_app_not_authorized',
  'auth_captcha_check_failed',
  'auth_code_expired',
  'auth_credential_already_in_use',
  'auth_internal_error',
  'auth_invalid_api_key',
  'auth_invalid_app_credential',
  'auth_invalid_credential',
  'auth_invalid_oauth_client_id',
  'auth_invalid_phone_number',
  'auth_invalid_recaptcha_token',
  'auth_invalid_verification_code',
  'auth_invalid_verification_id',
  'auth_missing_app_credential',
  'auth_missing_or_invalid_nonce',
  'auth_missing_phone_number',
  'auth_missing_recaptcha_token',
  'auth_missing_verification_code',
  'auth_missing_verification_id',
  'auth_network_request_failed',
  'auth_operation_not_allowed',
  'auth_operation_not_supported_in_this_environment',
  'auth_popup_blocked',
  'auth_popup_closed_by_user',
  'auth_quota_exceeded',
  'auth_recaptcha_not_enabled',
  'auth_redirect_cancelled_by_user',
  'auth_redirect_operation_pending',
  'auth_timeout',
  'auth_too_many_requests',
  'auth_unauthorized_domain',
  'auth_user_cancelled',
  'auth_user_disabled',
  'auth_user_token_expired',
  'auth_web_storage_unsupported',
] as const;

const phoneAuthError = v.object({
  code: v.pipe(v.string(), v.startsWith('auth/')),
  message: v.optional(v.string(), ''),
});

/**
 * Finds the sentence for an error of the identity service by its code. A code without a sentence gives the general one
 * with the lines Code and Reason (R8.23).
 * @returns undefined for any other error
 */
export function phoneAuthSentence(error: unknown, text: Text<'auth'>): string | undefined {
  const parsed = v.safeParse(phoneAuthError, error);
  if (!parsed.success) return undefined;
  const { code, message } = parsed.output;
  const key = code.replace('/', '_').replaceAll('-', '_');
  const sentence = described.find((one) => one === key);
  if (sentence) return text(sentence);
  return [
    text('auth_unknown'),
    text('auth_code_line', { code }),
    text('auth_reason_line', { reason: message }),
  ].join('\n');
}
