/** Items of a list that an example shows: one for each set of fields, or three texts. */
const ITEMS = 3;
/** In characters. */
const LONGEST = 120;
/** 2026-09-21T14:13:20.000Z, in ms. */
export const MOMENT = 1_790_000_000_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What differs each time the sandbox runs, and what an example shows in its place. */
const random: readonly (readonly [RegExp, string])[] = [
  [/^data:([\w/+-]+);base64,.*$/s, 'data:$1;base64,AAAA'],
  [/https?:\/\/(?:127\.0\.0\.1|(?:[\w-]+\.)*localhost):\d+/g, 'https://gateway.example'],
  [/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g, 'c0ffee00-0000-4000-8000-000000000001'],
  [/\b[\dA-F]{12}\b/g, 'A1B2C3D4E5F6'],
  [/\b[\dA-F]{8}\b/g, 'A1B2C3D4'],
  [/^[a-z]+\d{5,}$/, 'lucky777777'],
  [/([?&]token=)[\w-]+/g, '$1<token>'],
  [/([?&]secret=)[\w-]+/g, '$1<secret>'],
  [/m[\da-f]{11}(?=[@?])/g, 'lena'],
  [/^\w{2}\*{3}\w{2}$/, 'an***na'],
  [/^\d{6}$/, '123456'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<signed token>'],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '2026-09-21T14:13:20.000Z'],
  [/\b1[789]\d{11}\b/g, String(MOMENT)],
  [/\b1[789]\d{8}\b/g, String(MOMENT / 1_000)],
  [/(?<![\w/.-])(?!c0ffee00-)(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}(?![\w/.])/g, '<random>'],
];

function steadyText(text: string): string {
  const steady = random.reduce((rest, [pattern, shown]) => rest.replace(pattern, shown), text);
  return steady.length > LONGEST ? `${steady.slice(0, LONGEST)}…` : steady;
}

/** The first items of a list, or the first with each set of fields. */
function steadyList(list: readonly unknown[]): readonly unknown[] {
  const seen = new Set<string>();
  const isNew = (item: unknown) => {
    const fields = isRecord(item) ? Object.keys(item).sort().join() : undefined;
    if (fields === undefined) return true;
    return seen.size < seen.add(fields).size;
  };
  return list.filter(isNew).slice(0, ITEMS).map(steady);
}

/** A link of the customer service is encrypted with a random key: the test vectors have this one. */
const LINK = 'LoaSAjaBg5jzwf9/J7jFpHRuzbOccOmXSWLcqJHZQuw=8letters';

/** Fields whose values are random and have no form by which to know them. */
function steadyField(name: string, part: unknown, isContact: boolean): unknown {
  if (name === 'token' || name === 'secret') return `<${name}>`;
  return isContact && (name === 'link' || name === 'path') ? LINK : steady(part);
}

/** A value of the sandbox as an example shows it: short, and the same each time. */
export function steady(value: unknown): unknown {
  if (typeof value === 'string') return steadyText(value);
  if (typeof value === 'number' && value > 1.6e12 && value < 2.2e12) return MOMENT;
  if (Array.isArray(value)) return steadyList(value);
  if (!isRecord(value)) return value;
  const isContact = 'csType' in value;
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(fields.map(([name, part]) => [name, steadyField(name, part, isContact)]));
}
