export { AuthPage } from './auth-page';
export { FooterLink } from './footer-link';
export { GuestOnly } from './guest-only';
