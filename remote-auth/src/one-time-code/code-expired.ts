import { ToldError } from '../failure/told-error';

/** No code is under way that could be verified (R4.17b). */
export class CodeExpired extends ToldError {
  override readonly name = 'CodeExpired';
  readonly code = 'code-expired';
  readonly key = 'auth_code_expired';
  constructor() {
    super('no code is under way');
  }
}
