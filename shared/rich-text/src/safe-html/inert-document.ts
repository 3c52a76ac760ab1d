let inert: Document | undefined;

/**
 * A document to parse hostile HTML in: nothing in it runs, loads or is reported. Its window is one of a frame that is
 * gone. In a document of the page's own window (of `DOMParser`, `createHTMLDocument`, a `template`, and also with
 * `setHTML`), Chromium 156 checks each inline handler and style against the page's policy as the parser reads it: the
 * console and the merchant's reports fill with violations, although the sanitizer removes the handlers afterwards.
 */
export function inertDocument(): Document {
  if (inert) return inert;
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  // The frame's own document would do in Chromium, but Firefox replaces it.
  inert = (frame.contentDocument ?? document).implementation.createHTMLDocument('');
  frame.remove();
  return inert;
}
