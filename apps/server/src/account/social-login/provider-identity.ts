import type { Answer } from '../../lib/http/result.ts';

/** What travels with a reader to another site, and proves afterwards that it was this visit. */
export type Secrets = {
  readonly state: string;
  /** The check of the code (PKCE): its hash goes ahead, itself follows with the code. */
  readonly verifier: string;
  readonly challenge: string;
  /** Stands in the token about who it is. */
  readonly nonce: string;
};

/** Who somebody is at another site. */
export type OutsideIdentity = {
  /** The name that the site gives once and to nobody else. */
  readonly subject: string;
  /** As he is called there, and his address; empty when it is not said. They prove nothing here. */
  readonly name: string;
  readonly email: string;
};

export type Unanswered = 'elsewhere_unavailable';
export type Identified = Answer<
  OutsideIdentity,
  Unanswered | 'elsewhere_declined' | 'elsewhere_invalid'
>;

/** One site that says who somebody is. */
export type OutsideSite = {
  /** The address there that asks the reader. */
  readonly address: (secrets: Secrets) => Promise<Answer<string, Unanswered>>;
  /** Who has come back, by what stands in the address that he came back to. */
  readonly identity: (search: URLSearchParams, secrets: Secrets) => Promise<Identified>;
};
