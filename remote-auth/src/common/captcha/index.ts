export { CaptchaError, type CaptchaFault } from './captcha-error';
export { captchaFor } from './captcha-for';
