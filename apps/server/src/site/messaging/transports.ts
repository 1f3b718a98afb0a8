/** The interface of SMS and e-mail gateways. */

/** One message to send. */
export type Outgoing = {
  /** Our own reference: the same id is the same message, however often it is sent. */
  readonly id: string;
  /** A number with its country, as "+8801712345678", or an e-mail address. */
  readonly to: string;
  readonly text: string;
};

/** A CSV file with its name. */
export type Attachment = { readonly name: string; readonly text: string };

export type Letter = Outgoing & {
  readonly subject: string;
  readonly attachment: Attachment | null;
};

/**
 * `sent`: it was taken, under the gateway's reference. `refused`: it never will be; a retry changes
 * nothing. `unknown`: no usable answer; the same message is sent again.
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
