import type { MerchantStatus } from '../status';

/**
 * Gives a judge what was observed since the last call.
 * @param statuses the merchants to observe
 * @throws Error if the source does not answer
 */
export type EvidenceSource = (statuses: readonly MerchantStatus[]) => Promise<void>;
