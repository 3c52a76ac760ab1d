import { DescribedError } from '../failure';

/** Why a captcha was not solved, with the key of the sentence (R5.3b, R5.3c, R5.3e, R5.3f, R8.22). */
const sentences = {
  'sms-needs-v4': 'captcha_service_not_work',
  'too-fast': 'captcha_too_fast',
  'not-set-up': 'captcha_not_set_up',
  closed: 'verify_first',
  failed: 'captcha_failed',
} as const;
type CaptchaFault = keyof typeof sentences;

/** The captcha was not solved. */
export class CaptchaError extends DescribedError {
  override readonly name = 'CaptchaError';
  readonly key: (typeof sentences)[CaptchaFault];
  constructor(
    readonly code: CaptchaFault,
    detail: string = code,
  ) {
    super(detail);
    this.key = sentences[code];
  }
}
