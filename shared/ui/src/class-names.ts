/** The class attribute for those names that apply; `false` and `undefined` stand for those that do not. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
