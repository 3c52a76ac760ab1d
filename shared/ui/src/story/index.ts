export { Held, Place, Row } from './held';
export { brokenPicture, harbour, portrait } from './pictures';
export { ignore, type Story, type Words, words } from './story';
