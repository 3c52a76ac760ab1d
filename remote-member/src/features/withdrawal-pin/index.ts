export { isPin, isWeakPin } from './pin';
export { PinField } from './pin-field';
