/** What follows how the release does on this device; it comes when the page is idle. */
export { rememberGood } from '../last-good/remember-good';
export { reportHealth } from './report-health';
