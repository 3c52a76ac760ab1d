const numbers = (version) => version.split('.').map((part) => Number.parseInt(part, 10) || 0);

/** Negative if the first version is the older one. */
const compare = ([major, minor = 0, patch = 0], [otherMajor, otherMinor = 0, otherPatch = 0]) =>
  major - otherMajor || minor - otherMinor || patch - otherPatch;

/**
 * Takes the place of the ranges of the federation runtime. Shared modules have a version (`1.2.3`) on the shell's side
 * and a caret range (`^1.2.3`) on a remote's, and the runtime itself asks which of two versions is newer (`<=1.2.3`).
 * All begin with 1 or more. No version is in a range of another form.
 */
export function satisfy(version, range) {
  const [, operator, wanted] = /^(\^|<=|)(\d+\.\d+\.\d+[\w.+-]*)$/.exec(range) ?? [];
  if (!version || wanted === undefined) return false;
  const [own, other] = [numbers(version), numbers(wanted)];
  const order = compare(own, other);
  if (operator === '<=') return order <= 0;
  return operator === '^' ? own[0] === other[0] && order >= 0 : order === 0;
}
