import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Rail } from '@khelaghor/ui/menu-list/menu-list.tsx';
import { useState } from 'react';
import { useCustomerService } from '../shared/customer-service.ts';
import { paths } from '../shared/paths.ts';
import { isPage } from './route-table.ts';

/** Whether there is anything to put into the right bar. */
export function useHasContactRail(): boolean {
  return useCustomerService().length > 0 || isPage(paths.down);
}

/** The right bar of a desk: ways to reach people, the app, and a button that folds it away. */
export function ContactRail() {
  const { t } = useLingui();
  const contacts = useCustomerService();
  const [isOpen, setOpen] = useState(true);
  const ways = contacts.map(({ key, icon, name, open }, index) => ({
    key,
    icon,
    text: t(name),
    lead: index === 0,
    render: <button type="button" onClick={open} />,
  }));
  const app = isPage(paths.down)
    ? [{ key: 'app', icon: 'download' as const, text: t`App`, render: <Link to={paths.down} /> }]
    : [];
  return (
    <Rail
      label={t`Customer service`}
      toggle={{
        text: t`Contact`,
        isOpen,
        onToggle: () => setOpen(!isOpen),
      }}
      places={[...ways, ...app]}
    />
  );
}
