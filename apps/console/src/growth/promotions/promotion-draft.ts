import type {
  AdminPromotion,
  PromotionDraft,
  PromotionKind,
} from '@khelaghor/contract/growth/promotions.ts';
import { writeTaka } from '../../shared/write-taka.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import { readAmount } from '@khelaghor/typed-text/amount.ts';

/** A promotion as it is being written: sums as they are typed, pictures with their sizes. */
export type WrittenPromotion = Omit<PromotionDraft, 'amount' | 'target' | 'budget' | 'pictures'> & {
  readonly amount: string;
  readonly target: string;
  readonly budget: string;
  readonly pictures: readonly {
    readonly name: string;
    readonly image: AdminPromotion['images'][number];
  }[];
};

const nothing = { bn: '', en: '' };

export const emptyPromotion: WrittenPromotion = {
  title: nothing,
  summary: nothing,
  content: nothing,
  category: 'event',
  kind: 'information',
  audience: 'everyone',
  pictures: [{ name: 'offers', image: null }],
  amount: '',
  target: '',
  budget: '',
  startsAt: null,
  endsAt: null,
  enabled: false,
};

export function getWritten(kept: AdminPromotion): WrittenPromotion {
  const { pictures, images, amount, target, budget } = kept;
  return {
    title: kept.title,
    summary: kept.summary,
    content: kept.content,
    category: kept.category,
    kind: kept.kind,
    audience: kept.audience,
    startsAt: kept.startsAt,
    endsAt: kept.endsAt,
    enabled: kept.enabled,
    pictures: pictures.map((name, index) => ({ name, image: images[index] ?? null })),
    amount: writeTaka(amount),
    target: writeTaka(target),
    budget: writeTaka(budget),
  };
}

/** Which sums a kind of promotion has. */
export const computeSums: Readonly<
  Record<PromotionKind, readonly ('amount' | 'target' | 'budget')[]>
> = {
  information: [],
  claim: ['amount', 'budget'],
  apply: ['amount', 'budget'],
  deposit: ['amount', 'target', 'budget'],
};

function toMinor(typed: string): string | null {
  const parsed = readAmount(typed);
  return parsed.ok ? formatMinor(parsed.value) : null;
}

/** Whether a sum of a promotion is written and cannot be read; an empty one the server refuses. */
export function isUnreadableSum(typed: string): boolean {
  const read = readAmount(typed);
  return !read.ok && read.refusal !== 'number_empty';
}

/** What goes to the server; null while a sum cannot be read. */
export const readDraft = (written: WrittenPromotion): PromotionDraft | null =>
  computeSums[written.kind].some((name) => isUnreadableSum(written[name]))
    ? null
    : getDraft(written);

/** What goes to the server; a sum that is none goes as nothing, which the server refuses. */
export function getDraft(written: WrittenPromotion): PromotionDraft {
  const { kind } = written;
  const sum = (name: 'amount' | 'target' | 'budget') =>
    computeSums[kind].includes(name) ? toMinor(written[name]) : null;
  return {
    title: written.title,
    summary: written.summary,
    content: written.content,
    category: written.category,
    kind,
    audience: written.audience,
    startsAt: written.startsAt,
    endsAt: written.endsAt,
    enabled: written.enabled,
    pictures: written.pictures.map(({ name }) => name),
    amount: sum('amount'),
    target: sum('target'),
    budget: sum('budget'),
  };
}
