export { LoginPanel } from './login-panel';
export { loginRequest } from './login-request';
export { withUpdatePassword } from './update-password';
