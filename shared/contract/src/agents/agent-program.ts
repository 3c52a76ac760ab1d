import * as v from 'valibot';
import { decimalAmount } from '../wallet/amount';
import { requestId } from '../wallet/money-request';
import { defineEndpoint, relay } from '../wire/endpoint';
import { count, instant, nothing, text } from '../wire/scalars';
import { listOf, nameOf, orAbsent } from '../wire/tolerant';

/** Whether a member is an agent, has applied, or neither. */
export const agentStandings = ['none', 'pending', 'agent'] as const;

export const agentProgramValue = v.object({
  standing: v.nullish(nameOf(agentStandings, 'unknown'), 'none'),
  /** The agent's share of the team's turnover, in percent. */
  commissionPercent: orAbsent(decimalAmount),
  code: orAbsent(v.pipe(text, v.regex(/^[\w-]{1,32}$/))),
  team: orAbsent(
    v.object({ members: count, active: count, commission: decimalAmount, pending: decimalAmount }),
  ),
  members: listOf(v.object({ name: text, at: orAbsent(instant), commission: decimalAmount })),
});
export type AgentProgram = v.InferOutput<typeof agentProgramValue>;

export const agentProgram = defineEndpoint({
  name: 'agentProgram',
  method: 'GET',
  path: relay('MCSFE_getAgentProgram'),
  request: nothing,
  answer: agentProgramValue,
  authorization: 'required',
  assumed: 'The specification names the page, not its calls',
});

/** Applies to become an agent. */
export const applyAgent = defineEndpoint({
  name: 'applyAgent',
  method: 'POST',
  path: relay('MCSFE_applyAgent'),
  request: v.object({ contact: v.string(), plan: v.optional(v.string()) }),
  answer: agentProgramValue,
  authorization: 'required',
  assumed: 'As of agentProgram',
});

/** Creates an account for a member of the agent's team. */
export const registerDownline = defineEndpoint({
  name: 'registerDownline',
  method: 'POST',
  path: relay('MCSFE_registerDownline'),
  request: v.object({ requestId, userName: v.string(), password: v.string() }),
  answer: v.unknown(),
  authorization: 'required',
  encrypted: true,
  timeout: 30_000,
  assumed: 'As of agentProgram; the account needs a new password at its first login; `requestId` counts once',
});
