export { isNewPin, type NewPin, NewPinFields } from './new-pin-fields';
export { isPin } from './pin';
export { PinField } from './pin-field';
