export { CaptchaError } from './captcha-error';
export { captchaFor } from './captcha-for';
