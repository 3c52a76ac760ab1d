/** What a text has to be: a pattern, the whole, or a part whatever its case. */
export type Matcher =
  | { readonly source: string; readonly flags: string }
  | { readonly text: string; readonly exact: boolean };

/** One step from a place to the parts of a page that are meant. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: Matcher; readonly checked?: boolean }
  | { readonly by: 'label' | 'text'; readonly text: Matcher }
  | { readonly by: 'first' | 'last' };

type Test = (text: string | null) => boolean;

/** The part of Testing Library, as a script of the page, that finds elements. */
interface Library {
  queryAllByRole(place: Element, role: string, options: { name?: Test; checked?: boolean }): Element[];
  queryAllByLabelText(place: Element, test: Test): Element[];
  queryAllByText(place: Element, test: Test): Element[];
}

/** Runs in the page. Gives the elements to which the steps lead; nothing where the page has no library yet. */
export function find(steps: readonly Step[]): Element[] | null {
  const library: Library | undefined = Reflect.get(window, 'TestingLibraryDom');
  if (!library) return null;
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const testOf = (matcher: Matcher): Test => {
    if ('source' in matcher) return (text) => new RegExp(matcher.source, matcher.flags).test(plain(text));
    const { text: wanted, exact } = matcher;
    return exact
      ? (text) => plain(text) === wanted
      : (text) => plain(text).toLowerCase().includes(wanted.toLowerCase());
  };
  const below = (place: Element, step: Exclude<Step, { by: 'first' | 'last' }>): Element[] => {
    if (step.by === 'role') {
      const { role, name, checked } = step;
      const options = { ...(name && { name: testOf(name) }), ...(checked !== undefined && { checked }) };
      return library.queryAllByRole(place, role, options);
    }
    const query = step.by === 'label' ? library.queryAllByLabelText : library.queryAllByText;
    return query(place, testOf(step.text));
  };
  let found: Element[] = [document.body];
  for (const step of steps) {
    if (step.by === 'role' || step.by === 'label' || step.by === 'text')
      found = found.flatMap((place) => below(place, step));
    else found = step.by === 'first' ? found.slice(0, 1) : found.slice(-1);
  }
  return [...new Set(found)];
}
