import { declareJourneys } from './journeys';
import { test } from './test';

// Chromium and Firefox, each a project of playwright.config.ts.
declareJourneys(test);
