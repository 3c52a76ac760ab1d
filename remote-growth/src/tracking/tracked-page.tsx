import { useEffect } from 'react';
import { ConsentPlace } from '../consent/consent-question';
import { startTracking } from './start-tracking';
import { Tracker } from './tracker';

/** Tracking, and the question whether it may, over every page. */
export default function TrackedPage() {
  useEffect(() => void startTracking(), []);
  return (
    <>
      <Tracker />
      <ConsentPlace />
    </>
  );
}
