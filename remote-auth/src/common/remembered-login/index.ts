export { isAutoLoginOn, type RememberedLogin, rememberedLogin, setAutoLogin } from './record';
export { forget, nameOf, passwordOf, remember } from './remember';
