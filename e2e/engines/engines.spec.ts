// @full: needs Firefox and WebKitGTK, and repeats in each engine what the gate tests in Chromium.
import { declareJourneys } from './journeys';
import { test } from './test';

// Chromium and Firefox, each a project of playwright.config.ts.
declareJourneys(test);
