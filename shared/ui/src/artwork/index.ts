/** What stands in for a picture, without React: the early script draws it too. */
export { hueOf } from './hue';
export { initialsOf } from './initials';
