export { FloatingOffer } from './floating-offer';
