/** What the server asks of whoever carries messages to phones and mailboxes. */

/** One message on its way. */
export type Outgoing = {
  /** Our own reference: the same id is the same message, however often it is handed over. */
  readonly id: string;
  /** A number with its country, as "+8801712345678", or an e-mail address. */
  readonly to: string;
  readonly text: string;
};

export type Letter = Outgoing & { readonly subject: string };

/**
 * `sent`: it was taken, under their reference. `refused`: it never will be; asking again changes
 * nothing. `unknown`: nobody can say; the same message is handed over again.
 */
export type SenderAnswer =
  | { readonly said: 'sent'; readonly reference: string }
  | { readonly said: 'refused'; readonly reason: string }
  | { readonly said: 'unknown' };

export type SmsSender = {
  readonly name: string;
  send(message: Outgoing): Promise<SenderAnswer>;
};

export type MailSender = {
  readonly name: string;
  send(letter: Letter): Promise<SenderAnswer>;
};
