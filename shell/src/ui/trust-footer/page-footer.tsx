import { useWideWindow } from '../../platform/wide-window';
import { TrustFooter } from './trust-footer';

/** The footer at the end of a page. Renders nothing in a wide window, where it stands beside the column. */
export default function PageFooter() {
  return !useWideWindow() && <TrustFooter />;
}
