import * as v from 'valibot';
import { numeric } from '../wire/scalars';

/** 0 plain member, 1 and 2 agents, 4 free account, 40 to 42 virtual accounts (R3.2). */
export const memberType = v.pipe(numeric, v.picklist([0, 1, 2, 4, 40, 41, 42]));
export type MemberType = v.InferOutput<typeof memberType>;

/** R9.4 */
export const isAgent = (type: MemberType): boolean => type === 1 || type === 2;
/** R9.3 */
export const isFree = (type: MemberType): boolean => type === 4;
/** R9.3 */
export const isVirtual = (type: MemberType): boolean => type >= 40 && type <= 42;
/** Only these may have unread chat (R3.2, R6.2c). */
export const mayChat = (type: MemberType): boolean => type === 0 || isAgent(type);
