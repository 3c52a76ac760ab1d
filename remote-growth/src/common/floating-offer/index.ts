export { FloatingOffer, floatingOffer } from './floating-offer';
