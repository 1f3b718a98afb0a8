import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OperatorRole } from '@khelaghor/contract/backoffice/roles.ts';
import { actsOfArea, deskAreas, getPermission } from '@khelaghor/contract/lib/permissions.ts';
import type { Permission } from '@khelaghor/contract/lib/permissions.ts';
import { Checkbox, TextField } from '@khelaghor/ui/field/field.tsx';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { getField } from '../../shared/error-text.tsx';
import { RoleChangeDialog } from './role-change-dialog.tsx';
import { actLabels, areaLabels } from './role-labels.ts';

type MatrixProps = {
  readonly chosen: ReadonlySet<Permission>;
  readonly onChange: (chosen: ReadonlySet<Permission>) => void;
};

/** The permissions of a role: each area of the console with what can be done there. */
function PermissionMatrix({ chosen, onChange }: MatrixProps) {
  const { t } = useLingui();
  const set = (permission: Permission, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(permission);
    else next.delete(permission);
    onChange(next);
  };
  return deskAreas.map((area) => (
    <fieldset key={area} className="role-area">
      <legend>{t(areaLabels[area])}</legend>
      {actsOfArea[area].map((act) => {
        const permission = getPermission(area, act);
        return (
          permission && (
            <Checkbox
              key={act}
              name={permission}
              label={t(actLabels[act])}
              checked={chosen.has(permission)}
              onChange={({ target }) => set(permission, target.checked)}
            />
          )
        );
      })}
    </fieldset>
  ));
}

type RoleDialogProps = {
  /** Null: a new one. */
  readonly edited: OperatorRole | null;
  readonly onClose: () => void;
};

/** Writes a role: its name, and what it allows in each area. */
export function RoleDialog({ edited, onClose }: RoleDialogProps) {
  const [name, setName] = useState(edited?.name ?? '');
  const [chosen, setChosen] = useState<ReadonlySet<Permission>>(new Set(edited?.permissions));
  const role = edited?.name;
  const [isNameless, setNameless] = useState(false);
  return (
    <RoleChangeDialog
      title={edited ? <Trans>Change the role {role}</Trans> : <Trans>New role</Trans>}
      getChange={() => {
        const written = { name: toVisibleText(name), permissions: [...chosen] };
        return edited
          ? { kind: 'update', roleId: edited.id, version: edited.version, ...written }
          : { kind: 'create', ...written };
      }}
      check={() => {
        setNameless(toVisibleText(name) === '');
        return toVisibleText(name) !== '';
      }}
      onClose={onClose}
    >
      {(refusal) => (
        <>
          <TextField
            label={<Trans>Name of the role</Trans>}
            name="name"
            autoComplete="off"
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={isNameless ? <Trans>Write a name.</Trans> : getField(refusal, 'name')}
            required
          />
          <PermissionMatrix chosen={chosen} onChange={setChosen} />
        </>
      )}
    </RoleChangeDialog>
  );
}
