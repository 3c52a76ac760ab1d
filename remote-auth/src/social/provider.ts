import type { Flag, SiteStatus, SocialProof, TelegramSetting } from '@tessera/contract';
import type { Environment } from '@tessera/shell/environment';
import type { Channel } from './channel';

/** All that decides whether a provider is offered. */
export interface Situation {
  readonly site: SiteStatus;
  readonly environment: Environment;
  readonly telegram: TelegramSetting;
}

/**
 * Signs a person in at a provider and gives the proof of it. `leaving` when the page goes to the provider and the
 * result comes with the next one; undefined when the person changed their mind.
 */
export type SignIn = () => Promise<SocialProof | 'leaving' | undefined>;

/** One provider: when it is offered, how it looks, and where its code is. */
export interface Provider {
  readonly channel: Channel;
  /** Its own name, the same in every language. */
  readonly name: string;
  readonly icon: string;
  readonly flag: Flag;
  /** Whether it can work here, its flag aside. Inside a native app the app does it. */
  readonly works: (situation: Situation) => boolean;
  /** Fetched when a member is about to tap. */
  readonly load: () => Promise<{ default: SignIn }>;
}
