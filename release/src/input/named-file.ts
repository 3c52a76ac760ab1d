import { readFile } from 'node:fs/promises';
import { messageOf } from '../fault';
import { ReleaseError } from '../release-error';
import { parseJson } from './json';

/**
 * Reads a file that the operator names.
 * @param advice what the operator can do, as a sentence
 * @throws ReleaseError `file-unreadable` with the reason
 */
export async function readBytes(file: string, advice: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new ReleaseError('file-unreadable', `${file} cannot be read: ${messageOf(error)}. ${advice}`);
  }
}

/**
 * Reads a JSON file that the operator names.
 * @param advice what the operator can do, as a sentence
 * @throws ReleaseError `file-unreadable` with the reason
 */
export async function readJsonFile(file: string, advice: string): Promise<unknown> {
  const bytes = await readBytes(file, advice);
  try {
    return parseJson(bytes);
  } catch (error) {
    throw new ReleaseError('file-unreadable', `${file} is not JSON: ${messageOf(error)}. ${advice}`);
  }
}
