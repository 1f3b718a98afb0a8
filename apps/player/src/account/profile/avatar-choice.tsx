import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { profileUpdateAvatar } from '@khelaghor/client/routes/account.gen.ts';
import { avatarNames } from '@khelaghor/contract/account/profile-fields.ts';
import type { AvatarName } from '@khelaghor/contract/account/profile-fields.ts';
import { getAvatarUrl } from '@khelaghor/ui/art/avatars.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../shared/api.ts';
import { memberQuery, useMember } from '../../shared/api-queries.ts';
import { useRefusalText } from '../../shared/error-text.ts';

const names: Readonly<Record<AvatarName, MessageDescriptor>> = {
  crown: msg`Crown`,
  dhol: msg`Drum`,
  hilsa: msg`Hilsa`,
  kite: msg`Kite`,
  lotus: msg`Water lily`,
  mango: msg`Mango`,
  rooster: msg`Rooster`,
  tiger: msg`Tiger`,
  boat: msg`Boat`,
  moon: msg`Moon`,
  owl: msg`Owl`,
  rickshaw: msg`Rickshaw`,
};

/** The painted picture that stands for the member, chosen with a press. */
export function AvatarChoice() {
  const { t } = useLingui();
  const id = useId();
  const member = useMember();
  const queries = useQueryClient();
  const toast = useToast();
  const formatRefusal = useRefusalText();
  // What is pressed is marked in the same moment; the picture elsewhere on the page follows it.
  const [pressed, setPressed] = useState<AvatarName | null>(null);
  const chosen = pressed ?? member?.icon;
  const show = (icon: string) =>
    queries.setQueryData(memberQuery.queryKey, (known) => known && { ...known, icon });
  const choose = async (icon: AvatarName) => {
    const before = member?.icon ?? '';
    // Shown at once; what is refused goes back.
    setPressed(icon);
    show(icon);
    const reply = await call(profileUpdateAvatar, { body: { icon } });
    if (reply.success) return;
    setPressed(null);
    show(before);
    toast({ tone: 'bad', title: formatRefusal(reply) });
  };
  return (
    <fieldset className="icon-choice">
      <legend className="profile__title">
        <Trans>Picture</Trans>
      </legend>
      <div className="icon-choice__all">
        {avatarNames.map((name) => (
          <label key={name} className="icon-choice__one">
            <input
              type="radio"
              name={id}
              value={name}
              aria-label={t(names[name])}
              checked={chosen === name}
              onChange={() => void choose(name)}
            />
            <img src={getAvatarUrl(name)} width="96" height="96" alt="" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
