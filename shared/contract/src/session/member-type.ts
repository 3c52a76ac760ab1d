import type * as v from 'valibot';
import { numeric } from '../wire/scalars';
import { orElse } from '../wire/tolerant';

/**
 * 0 plain member, 1 and 2 agents, 4 free account, 40 to 42 virtual accounts (R3.2). Another type is kept, and counts as a
 * plain member; so does a type that cannot be read.
 */
export const memberType = orElse(numeric, 0);
export type MemberType = v.InferOutput<typeof memberType>;

/** R9.4 */
export const isAgent = (type: MemberType): boolean => type === 1 || type === 2;
/** R9.3 */
export const isFree = (type: MemberType): boolean => type === 4;
/** R9.3 */
export const isVirtual = (type: MemberType): boolean => type >= 40 && type <= 42;
/** Free and virtual accounts have no unread chat (R3.2, R6.2c). */
export const mayChat = (type: MemberType): boolean => !isFree(type) && !isVirtual(type);
