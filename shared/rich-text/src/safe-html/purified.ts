import { trustedPolicy } from '@tessera/contract';
import { commonAttributes, dropped, elements } from './allowed';
import { inertDocument } from './inert-document';

const plainAttributes = ['alt', 'colspan', 'rowspan', ...commonAttributes];

/** Only for the inert document: nothing in it runs or loads. */
const inert = trustedPolicy('tessera-inert', { createHTML: (html) => html });

/** Makes HTML safe by DOMPurify, with the result that the browser's own sanitizer has. */
export async function sanitizePurified(html: string): Promise<Element> {
  const { default: DOMPurify } = await import(/* webpackChunkName: "dompurify" */ 'dompurify');
  const box = inertDocument().createElement('span');
  box.innerHTML = inert.createHTML(html);
  // DOMPurify removes a form with everything in it when a field's name hides one of the form's own properties.
  for (const element of box.querySelectorAll('[name], [id]'))
    for (const name of ['name', 'id']) Element.prototype.removeAttribute.call(element, name);
  DOMPurify.sanitize(box, {
    // DOMPurify would parse a string, and clone a node, in a document of the page's own window.
    IN_PLACE: true,
    ALLOWED_TAGS: [...elements.keys()],
    ALLOWED_ATTR: [],
    ADD_ATTR: (attribute, element) =>
      commonAttributes.includes(attribute) || elements.get(element)?.includes(attribute) === true,
    ADD_URI_SAFE_ATTR: plainAttributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOW_SELF_CLOSE_IN_ATTR: true,
    FORBID_CONTENTS: [...dropped],
    // Removes text that is markup in another parser. The result is nodes, which are never parsed again.
    SAFE_FOR_XML: false,
  });
  return box;
}
