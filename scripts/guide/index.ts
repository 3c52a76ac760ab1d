export { follow } from './follow';
export { readStory, sectionOf } from './read-story';
export { STORY } from './story';
