export { Captchas } from './captchas';
export { addGeetestRoutes, geetestScripts } from './geetest-routes';
export { GEETEST_V3_ID } from './geetest-v3';
export { GEETEST_V4_ID } from './geetest-v4';
