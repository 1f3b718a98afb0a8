import { useLingui } from '@lingui/react/macro';
import { SideRail } from '@khelaghor/ui/nav-list/side-rail.tsx';
import { useState } from 'react';
import { useCustomerService } from '../shared/customer-service.ts';
import { Link } from '../shared/navigation.tsx';
import type { PageSearch } from '../shared/paths.ts';

/** The right bar of a desk: ways to reach people, the app, and a button that folds it away. */
export function ContactSidebar() {
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
  const app = {
    key: 'app',
    icon: 'download' as const,
    text: t`App`,
    render: (
      <Link
        to="."
        search={(search: PageSearch) => ({ ...search, open: 'download' as const })}
        resetScroll={false}
      />
    ),
  };
  return (
    <SideRail
      label={t`Customer service`}
      toggle={{
        text: t`Contact`,
        isOpen,
        onToggle: () => setOpen(!isOpen),
      }}
      items={[...ways, app]}
    />
  );
}
