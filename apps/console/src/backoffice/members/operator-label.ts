import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { getMemberField } from '@khelaghor/contract/site/member-fields.ts';
import type { MemberFieldName } from '@khelaghor/contract/site/member-fields.ts';

/** Returns what operators call a member's field. */
export function getOperatorLabel(name: MemberFieldName): LocalText {
  const { label, operatorLabel } = getMemberField(name);
  return operatorLabel ?? label;
}
