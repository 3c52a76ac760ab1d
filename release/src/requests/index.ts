export { droppedHeaders } from './dropped-headers';
export { readForwarded } from './forwarded';
export { LARGEST_BEACON, LARGEST_BODY, LONGEST_LINE, malformedHost, malformedPath, methods } from './refused';
