import { lazyPart } from '../shared/lazy-dialog.tsx';
import { usePopups } from '../shared/popups.ts';

const EntryDialog = lazyPart(() =>
  import('../site/announcements/popup-dialog.tsx').then((m) => m.EntryDialog),
);

/** What pops up when somebody comes in. Its code is fetched only where something waits. */
export function PopupAnnouncements() {
  const popups = usePopups();
  return popups.length > 0 && <EntryDialog popups={popups} />;
}
