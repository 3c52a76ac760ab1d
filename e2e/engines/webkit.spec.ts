// @full: needs Firefox and WebKitGTK, and repeats in each engine what the gate tests in Chromium.
import { declareJourneys } from './journeys';
import { test } from './webkit/test';

declareJourneys(test);
