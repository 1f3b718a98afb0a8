import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Promotion, PromotionCategory } from '@khelaghor/contract/growth/promotions.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useHydrated } from '../../shared/hydrated.ts';
import { usePromotions } from '../../shared/promotions.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { categoryLabels } from './labels.tsx';
import './promotions.css';
import { useLocation, useNavigate, useSearch } from '../../shared/navigation.tsx';

type ListProps = { readonly promotions: readonly Promotion[]; readonly named: string };

/** The promotions, of which the one that the address names is open and in sight. */
function PromotionList({ promotions, named }: ListProps) {
  const [open, setOpen] = useState<string | null>(null);
  const isThere = promotions.some(({ id }) => id === named);
  const [shownFor, setShownFor] = useState('');
  if (isThere && shownFor !== named) {
    setShownFor(named);
    setOpen(named);
  }
  useEffect(() => {
    if (!isThere) return;
    const card = document.getElementById(named);
    card?.scrollIntoView({ block: 'start' });
    card?.focus({ preventScroll: true });
  }, [isThere, named]);
  return (
    <div className="promos">
      {promotions.map((promotion, index) => (
        <PromotionCard
          key={promotion.id}
          promotion={promotion}
          isOpen={open === promotion.id}
          onToggle={() => setOpen(open === promotion.id ? null : promotion.id)}
          first={index < 2}
        />
      ))}
    </div>
  );
}

type FilterProps = {
  readonly categories: readonly PromotionCategory[];
  readonly value: PromotionCategory | 'all';
};

function CategoryFilter({ categories, value }: FilterProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const choices: { key: PromotionCategory | 'all'; text: string }[] = [
    { key: 'all', text: t`All` },
    ...categories.map((key) => ({ key, text: t(categoryLabels[key]) })),
  ];
  return (
    <FilterChips
      label={t`Types of offers`}
      value={value}
      choices={choices}
      onChange={(next) =>
        void navigate({
          to: '.',
          search: (own: object) => ({ ...own, category: next === 'all' ? undefined : next }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

function Offers({ promotions }: { readonly promotions: readonly Promotion[] }) {
  const { category: asked } = useSearch();
  // The server is not told what stands after the hash.
  const isHydrated = useHydrated();
  const hash = useLocation().hash;
  const named = isHydrated ? hash : '';
  const categories = [...new Set(promotions.map(({ category }) => category))];
  const value = categories.find((each) => each === asked) ?? 'all';
  const shown = promotions.filter(({ category }) => value === 'all' || category === value);
  // Names of parts of the page have no digits; ids of promotions do.
  const isGone = /\d/u.test(named) && !promotions.some(({ id }) => id === named);
  if (promotions.length === 0) {
    return (
      <EmptyState
        art="basket"
        title={<Trans>No offers at the moment</Trans>}
        text={<Trans>New ones appear here.</Trans>}
      />
    );
  }
  return (
    <>
      {isGone && (
        <p className="promos__gone" role="status">
          <Trans>This offer does not exist or has ended.</Trans>
        </p>
      )}
      {categories.length > 1 && <CategoryFilter categories={categories} value={value} />}
      <PromotionList promotions={shown} named={named} />
    </>
  );
}

/** All offers. The address may name one, after the hash. */
export function PromotionsPage() {
  const query = usePromotions();
  const { data, error } = query;
  return (
    <div className="page__main--inset">
      <PageTitle>
        <Trans>Offers</Trans>
      </PageTitle>
      {data && <Offers promotions={data} />}
      {!data && error && <QueryError query={query} />}
      {!data && !error && (
        <SkeletonGroup>
          <div className="promos">
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </div>
        </SkeletonGroup>
      )}
    </div>
  );
}
