import type { MessageKind } from '@khelaghor/contract/site/member-messages.ts';
import type { MessagePage } from '@khelaghor/contract/site/message-names.ts';
import type { Language, LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { Notice } from '../../lib/notify.ts';

/**
 * How a notification travels: to the open pages of the member, to the list of their notifications,
 * as a letter, or as a message to the phone.
 */
export type Channel = 'event' | 'inbox' | 'email' | 'sms';

/** One notification: to whom it goes, by which channels, and its texts. */
export type TemplateRow = {
  readonly to: keyof Recipients;
  readonly channels: readonly Channel[];
  /**
   * `every`: by e-mail and by SMS. Without it by e-mail, and by SMS only to a member who cannot be
   * reached by e-mail, because each SMS costs.
   */
  readonly reach?: 'every';
  /** The event that the open pages get. */
  readonly event?: Notice['type'];
  /**
   * The values that the sender passes. The texts name them in braces; the brand is always there,
   * and the account for a member. No row with an inbox may have a code or a secret address here.
   */
  readonly params?: readonly string[];
  /** Texts in ICU MessageFormat. The subject is that of the e-mail. */
  readonly subject?: LocalText;
  readonly email?: LocalText;
  /** Short: each seventy letters cost. */
  readonly sms?: LocalText;
  /** What the inbox shows where the row has no e-mail; its title is the subject. */
  readonly note?: LocalText;
  /** The kind in the inbox; left out, it is about the account. */
  readonly kind?: MessageKind;
  /**
   * Where the inbox leads; left out, to the account's security. `id` is the param that says what
   * the page shows.
   */
  readonly link?: { readonly page: MessagePage; readonly id?: string };
};

/** A member as far as a notification needs them. */
export type NotifiedMember = {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  readonly provenMobile: string | null;
  readonly language: string;
};

/**
 * What the sender says about the recipient. A mailbox or a number that is null gets nothing, with
 * all the work of a real one, so that response times do not tell who has an account.
 */
export type Recipients = {
  /** By the ways in which the member can be reached, in their language. */
  readonly member: NotifiedMember;
  /** The open pages and the inbox of a member; for rows that go nowhere else. */
  readonly browsers: { readonly memberId: string };
  readonly mailbox: { readonly email: string | null; readonly language: Language };
  readonly number: { readonly number: string | null; readonly language: Language };
};
