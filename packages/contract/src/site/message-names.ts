/** What a list of messages can be narrowed to. */
export const messageTopics = ['money', 'operator', 'account'] as const;

/** The pages that a message may lead to. */
export const messagePages = [
  'home',
  'deposit',
  'withdraw',
  'bets',
  'account',
  'securityCenter',
  'limits',
  'documents',
  'promotions',
  'promoDetail',
  'lottery',
  'inhouse',
  'game',
  'helpmc',
  'feedback',
] as const;
export type MessagePage = (typeof messagePages)[number];

/** Those among them that show one thing, named by an id or a code. */
export const pagesOfOneThing: readonly MessagePage[] = ['promoDetail', 'lottery', 'game'];

/** Names that a text may have in braces without the operator giving them a value. */
export const memberVariables = ['account', 'nickname', 'brand'] as const;
