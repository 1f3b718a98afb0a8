import { withoutDialog } from '../../shared/address.ts';
import type { Address } from '../../shared/address.ts';
import { storeCentreEntry } from '../../shared/browser-storage.ts';
import { paths } from '../../shared/paths.ts';
import type { SiteRouter } from '../../shared/site-router.ts';
import { findPage } from '../route-table.ts';

const isInCentre = ({ pathname }: Address): boolean => findPage(pathname)?.isInCentre === true;

/** The address to go back to; a page that asks for the login is left for the lobby. */
const getReturn = (from: Address): string =>
  findPage(from.pathname)?.dialog === undefined ? withoutDialog(from) : paths.home;

/** Stores the page from which the member enters the member centre, for its close button. */
export function startCentreEntry(router: SiteRouter): void {
  router.onArrived(({ from, to }) => {
    if (isInCentre(to) && !isInCentre(from)) storeCentreEntry(getReturn(from));
  });
}
