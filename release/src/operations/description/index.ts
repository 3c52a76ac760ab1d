export { changedFields, descriptionChanges } from './changes';
export { rollBackDescription } from './roll-back';
export { type Described, setDescriptions } from './set';
