import { QueryClient } from '@tanstack/query-core';
import type { InvalidateOptions, InvalidateQueryFilters, QueryKey } from '@tanstack/query-core';

/**
 * A cache of answers in which nothing that was asked before a change passes for an answer after it.
 *
 * The library asks again for whatever is invalidated, but for a query that never had an answer: it
 * takes the one on its way, which may be older than the change. Such a query is asked once more
 * when that answer has come.
 */
export class ConsistentQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const first = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    await super.invalidateQueries(filters, options);
    const predicate = (query: (typeof first)[number]) => first.includes(query);
    if (first.length > 0) await super.invalidateQueries({ predicate }, options);
  }
}
