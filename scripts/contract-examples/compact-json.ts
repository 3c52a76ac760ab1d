/** In characters. */
const LINE = 100;

/** JSON with each list and each object on one line if it fits. */
export function compactJson(value: unknown, indent = ''): string {
  const line = oneLine(value);
  if (indent.length + line.length <= LINE || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => compactJson(item, deeper))
    : Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${compactJson(part, deeper)}`);
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${oneLine(part)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
