import { existsSync, readFileSync } from 'node:fs';

/** A test as a document names it: its file, or that of a suite that several files run, and a part of its title. */
const NAMED = /`([\w./-]+(?:\.test|\.spec|-suite)\.tsx?)`: "([^"]+)"/g;

const section = (text: string, title: string): string =>
  text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${title}\n`)) ?? '';

/** Tests that a document names and that do not exist. @param inWorkspace the place of a file */
export function missingTests(text: string, inWorkspace: (file: string) => string): readonly string[] {
  return [...text.matchAll(NAMED)].flatMap(([, file = '', title = '']) => {
    const place = inWorkspace(file);
    return existsSync(place) && readFileSync(place, 'utf8').includes(title) ? [] : [`${file}: ${title}`];
  });
}

/** The points of a section's lists. */
export const pointsOf = (text: string, title: string): readonly string[] =>
  section(text, title)
    .split('\n')
    .filter((line) => line.startsWith('- '));

export const namesTest = (point: string): boolean => new RegExp(NAMED).test(point);
