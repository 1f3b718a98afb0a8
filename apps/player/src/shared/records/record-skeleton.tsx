import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';

/** The place of a record's lines while they are on their way. */
export function RecordSkeleton() {
  return (
    <div className="record__lines">
      <SkeletonList count={6} />
    </div>
  );
}
