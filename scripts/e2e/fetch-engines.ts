import { findEngines } from '../browser/find-engines';

/** Fetches the browsers of e2e/engines, so that the tests do not wait for the download. */
findEngines();
