/** Every error code and message of the gateway that changes what the client does (section 8). */
export const errorCode = {
  domainNotAvailable: 'domain_not_available',
  tooManyRequests: 'TOO_MANY_REQUEST',
  customerNotLogin: 'customer.not.login',
  tokenInvalid: 'user.or.token.invalid',
  loginNotSession: 'login.not.session',
  tokenIpDifferent: 'token_ip_different',
  loginCredentials: 'login.cred.err',
  notExistingUser: 'not.exists.user',
  lineInvalidToken: 'line_invalid_token',
  loginVerifyRequired: 'login_verify_required',
  bindCustomerRequired: 'bind_customer_required',
  telegramValidateFailed: 'telegram_validate_failed',
} as const;

/** The message, not the code, of an answer to a call without a session (R8.4). */
export const CUSTOMER_NOT_LOGIN = 'CUSTOMER_NOT_LOGIN';
