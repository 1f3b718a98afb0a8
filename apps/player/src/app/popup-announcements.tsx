import { lazyPart } from '../shared/lazy-dialog.tsx';
import { usePopups } from '../shared/popups.ts';

const PopupDialog = lazyPart(() =>
  import('../site/announcements/popup-dialog.tsx').then((m) => m.PopupDialog),
);

/** The pop-up announcements. Their code is loaded only when one is due. */
export function PopupAnnouncements() {
  const popups = usePopups();
  return popups.length > 0 && <PopupDialog popups={popups} />;
}
