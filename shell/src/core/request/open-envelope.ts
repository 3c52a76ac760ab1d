import { type Endpoint, readAnswer, withLeftOut } from '@tessera/contract';
import * as v from 'valibot';
import { answerError } from './answer-error';
import { reportLeftOut } from './reports';
import { RequestError } from './request-error';

const malformed = (endpoint: Endpoint, issues: readonly v.BaseIssue<unknown>[]): RequestError => {
  const where = issues[0] ? (v.getDotPath(issues[0]) ?? 'the answer itself') : 'the answer itself';
  console.error(`[tessera] the answer to ${endpoint.name} is malformed at ${where}`);
  return new RequestError('malformed', endpoint.name, `malformed at ${where}`);
};

function json(endpoint: Endpoint, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    console.error(`[tessera] the answer to ${endpoint.name} is not JSON`);
    throw new RequestError('malformed', endpoint.name, 'not JSON', { cause });
  }
}

/**
 * Parses an answer with the schema of the call, and reports the items of lists that it left out.
 * @returns the value of the envelope
 * @throws RequestError `gateway` for a refusal, `absent` for no such call, `empty` for no value where the schema needs
 * one, `malformed` for anything else that does not fit the schema
 */
export function openEnvelope<Answer>(
  endpoint: Endpoint<never, Answer> | Endpoint<unknown, Answer>,
  text: string,
  absentCodes?: readonly string[],
): Answer {
  const reading = readAnswer(endpoint, 200, json(endpoint as Endpoint, text), absentCodes);
  if (reading.says === 'malformed') throw malformed(endpoint as Endpoint, reading.issues);
  if (reading.says !== 'accepted') throw answerError(endpoint.name, reading);
  const { value } = reading;
  const { result: parsed, leftOut } = withLeftOut(() => v.safeParse(endpoint.answer, value));
  if (!parsed.success) {
    if ((value ?? null) === null) throw new RequestError('empty', endpoint.name, 'an answer without a value');
    throw malformed(endpoint as Endpoint, parsed.issues);
  }
  reportLeftOut(endpoint.name, leftOut);
  return parsed.output;
}
