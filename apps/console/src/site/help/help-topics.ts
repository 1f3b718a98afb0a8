import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ArticleDraft, HelpTopic } from '@khelaghor/contract/site/help.ts';

export const topicLabels: Readonly<Record<HelpTopic, MessageDescriptor>> = {
  start: msg`Getting started`,
  money: msg`Money`,
  games: msg`Games and their rules`,
  fairness: msg`Checking results`,
  security: msg`Security`,
  care: msg`Responsible gaming`,
};

export const topics = Object.keys(topicLabels) as HelpTopic[];

const nothing = { bn: '', en: '' };

/** What a new article begins with. */
export const emptyArticle: ArticleDraft = {
  slug: '',
  topic: 'start',
  title: nothing,
  content: nothing,
  keywords: nothing,
  startsAt: null,
  endsAt: null,
  enabled: true,
  sort: 500,
};

/** What is written of an article that is kept. */
export function getDraft(kept: ArticleDraft): ArticleDraft {
  const { slug, topic, title, content, keywords, startsAt, endsAt, enabled, sort } = kept;
  return { slug, topic, title, content, keywords, startsAt, endsAt, enabled, sort };
}

/** An address made of an English title: "How do I pay?" becomes "how-do-i-pay". */
export const getSlug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
    .slice(0, 60)
    .replace(/-$/u, '');
