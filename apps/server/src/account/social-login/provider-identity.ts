import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import type { Result } from '../../lib/http/result.ts';

/** Secrets that bind a provider's answer to one redirect. */
export type Secrets = {
  readonly state: string;
  /** The PKCE verifier: its hash is sent first, the verifier itself with the code. */
  readonly verifier: string;
  readonly challenge: string;
  /** Part of the ID token. */
  readonly nonce: string;
};

/** A user at a provider. */
export type OutsideIdentity = {
  /** The provider's unique and permanent id of the user. */
  readonly subject: string;
  /** Name and address at the provider; empty when withheld. They prove nothing here. */
  readonly name: string;
  readonly email: string;
};

export type Unanswered = 'elsewhere_unavailable';
export type Identified = Result<
  OutsideIdentity,
  Unanswered | 'elsewhere_declined' | 'elsewhere_invalid'
>;

/** A provider of social login. */
export type OutsideSite = {
  /** Returns the provider's address that asks for consent. */
  readonly address: (secrets: Secrets) => Promise<Result<string, Unanswered>>;
  /** Returns the user who came back, by the query of the callback address. */
  readonly identity: (search: URLSearchParams, secrets: Secrets) => Promise<Identified>;
};

const longest = 254;

/** Cleans a provider's text to prefill a form field. */
export const cleanUntrustedText = (value: unknown): string =>
  typeof value === 'string' ? toVisibleText(value).slice(0, longest) : '';
