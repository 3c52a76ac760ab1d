export { offerBrowsers } from './offer-browsers';
