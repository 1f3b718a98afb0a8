import { GhostList } from '@khelaghor/ui/skeleton/skeleton.tsx';

/** The place of a record's lines while they are on their way. */
export function GhostRecord() {
  return (
    <div className="record__lines">
      <GhostList count={6} />
    </div>
  );
}
