import { declareJourneys } from './journeys';
import { test } from './webkit/test';

declareJourneys(test);
