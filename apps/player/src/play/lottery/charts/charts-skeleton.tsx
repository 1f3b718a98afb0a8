import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';

/** The place of the charts while their code or their draws are on the way. */
export function ChartsSkeleton() {
  return (
    <SkeletonGroup>
      <div className="charts__ghost">
        <Skeleton shape="line" length={0.7} />
        <Skeleton shape="line" />
        <Skeleton shape="card" />
      </div>
    </SkeletonGroup>
  );
}
