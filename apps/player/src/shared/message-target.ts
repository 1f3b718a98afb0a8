import type { MessageLink } from '@khelaghor/contract/site/member-messages.ts';
import type { MessagePage } from '@khelaghor/contract/site/message-names.ts';
import { paths } from './paths.ts';

/** The limits are a part of a page that has no address by itself. */
const limits = { to: paths.securityCenter, search: { part: 'play' } } as const;

/** The name under which each page's address says what it shows, for pages that show one thing. */
const shownBy: Partial<Readonly<Record<MessagePage, string>>> = {
  deposit: 'deposit',
  withdraw: 'withdrawal',
  promoDetail: 'id',
  lottery: 'gameCode',
  game: 'gameId',
};

/** The address inside the site that a message leads to. */
export function getMessageTarget({ page, id }: MessageLink) {
  if (page === 'limits') return limits;
  const name = shownBy[page];
  return { to: paths[page], search: name === undefined || id === null ? {} : { [name]: id } };
}
