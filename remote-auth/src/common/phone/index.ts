export { fullNumber, numberFault, type Phone } from './number';
export { PhoneField } from './phone-field';
export { usePhone } from './use-phone';
