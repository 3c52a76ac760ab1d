export { templates } from '@tessera/ui/themes';
export {
  addressOf,
  type Choice,
  densities,
  directions,
  GALLERY,
  type Place,
  readChoice,
  readState,
  schemes,
  widths,
} from './choice';
export { hostLabelOf, languageOf, pseudoLanguages } from './product';
export { type Screen, screenOf, screens } from './screens';
