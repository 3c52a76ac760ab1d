export { PaymentStatus } from './payment-status';
