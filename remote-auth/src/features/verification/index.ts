export { VerificationDialog } from './verification';
export { type Verification, wantedVerification } from './wanted-verification';
