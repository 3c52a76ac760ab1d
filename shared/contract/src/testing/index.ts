/** Answers that a gateway may send otherwise. For tests only. */
export { type Mutation, mutationsOf, nameOfPlace, type Place } from './mutate';
export { tellingMutations } from './telling-mutations';
