import type { ApplicationState } from '@khelaghor/contract/growth/promotions.ts';

const decided = ['issued', 'rejected'] as const;

/** What the address of the offers says. */
export type PromotionsSearch = {
  readonly view: 'offers' | 'applications';
  /** The offer that is being written. */
  readonly edit?: string;
  /** Which applications are shown; left out, those that wait. */
  readonly state?: Exclude<ApplicationState, 'applying'>;
};

/** Reads an address; whatever in it makes no sense is left out. */
export function readPromotionsSearch(search: Record<string, unknown>): PromotionsSearch {
  const { view, edit } = search;
  const state = decided.find((one) => one === search['state']);
  return {
    view: view === 'applications' ? view : 'offers',
    ...(typeof edit === 'string' && { edit }),
    ...(state && { state }),
  };
}
