import type { LoginValue, SiteStatus, SocialProof } from '@tessera/contract';
import type { Environment } from '@tessera/shell/environment';
import type { ComponentType, ReactNode } from 'react';
import type { Channel } from './channel';

/** What decides whether a provider can work here. */
export interface Situation {
  readonly site: SiteStatus;
  readonly environment: Environment;
}

/**
 * Signs a person in at a provider.
 * @returns the proof; `leaving` if the page goes to the provider and its callback will bring the proof; undefined if
 * the person cancelled
 */
export type SignIn = () => Promise<SocialProof | 'leaving' | undefined>;

/** The tokens that a provider gives to a native app. */
export interface ProviderTokens {
  readonly idToken?: string | undefined;
  readonly accessToken?: string | undefined;
  /** Second token of X. */
  readonly secret?: string | undefined;
}

export interface OwnButtonProps {
  /** Our button. Rendered until the provider's own is there, and wherever that does not work. */
  readonly children: ReactNode;
  /** Signs in with a proof that the person gave by the provider's button. Never throws. */
  readonly onProof: (proof: Promise<SocialProof>) => Promise<void>;
}

/** A provider of social sign-in, offered by a button. `features/social` knows providers by this interface only. */
export interface Provider {
  readonly channel: Channel;
  /** The same in every language. */
  readonly name: string;
  readonly icon: string;
  /** Whether it can work here. Not asked inside a native app, which signs in itself. */
  readonly works: (situation: Situation) => boolean;
  /** The address of the script that a sign-in loads here. Absent if it loads none. */
  readonly script?: (site: SiteStatus) => string;
  /** Asks the gateway whether the merchant has set it up, if the status does not say so. Never throws. */
  readonly isSetUp?: () => Promise<boolean>;
  /** The sign-in stores nothing in the browser, so it works in a private window too (R5.9). */
  readonly worksInPrivate?: boolean;
  /** Loads the sign-in. Called when a member is about to tap. */
  readonly load: () => Promise<SignIn>;
  /**
   * Exchanges the tokens that a native app got. Absent if the provider gives apps none.
   * @returns undefined if a token is missing
   */
  readonly exchange?: (tokens: ProviderTokens) => Promise<SocialProof | undefined>;
  /** Wraps our button. Not used inside a native app. */
  readonly OwnButton?: ComponentType<OwnButtonProps>;
  /** Closes what the provider itself has opened over the page. */
  readonly cancel?: () => void;
}

/** The auth callback of this visit. */
interface CallbackVisit {
  readonly query: URLSearchParams;
  readonly hash: string;
  /** The channel for which this tab left the page. */
  readonly channel: Channel | undefined;
}

/** The person of a sign-in, as the provider names it. */
export interface Owner {
  readonly name: string;
  /** Name of the provider. */
  readonly provider: string;
}

/**
 * The result of a callback: a proof, or a login that is done except for opening the session. The visitor must confirm
 * the account of a login, and of a proof with `unasked`, which this tab did not ask for: an app that shows the page is
 * no evidence of who made its address.
 */
export type CallbackResult =
  | { readonly proof: SocialProof; readonly unasked?: Owner }
  | { readonly login: LoginValue; readonly provider: string; readonly openSession: () => void };

/**
 * Reads the callback of a provider.
 * @returns undefined if the person cancelled or the merchant does not use the provider
 * @throws the provider's errors, RequestError
 */
export type ReadCallback = (visit: CallbackVisit) => Promise<CallbackResult | undefined>;

/** How a provider leads a visitor back. */
export interface ProviderCallback {
  readonly matches: (visit: CallbackVisit) => boolean;
  readonly load: () => Promise<ReadCallback>;
}
