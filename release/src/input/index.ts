export { accepted, ask, readBody } from './answer';
export { parseBy, parseJson, readJson } from './json';
export { readBytes, readJsonFile } from './named-file';
