export { Captchas, type CaptchaPlace } from './captchas';
export { scripts, addGeetestRoutes } from './geetest-routes';
export { GT } from './geetest-v3';
export { CAPTCHA_ID } from './geetest-v4';

