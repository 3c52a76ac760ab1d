export { type Payer, paymentFor } from './payment';
export { addPaymentPage } from './payment-page';
