import type { NumberFormat, MemberInfo } from '@khelaghor/contract/account/members.ts';
import type { Member } from './store.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';

/** Returns the member's choice of digits and grouping. */
export const getFigures = ({ digits, grouping }: Member): NumberFormat => ({
  digits: digits as NumberFormat['digits'],
  grouping: grouping as NumberFormat['grouping'],
});

/** Returns a member as sent to the browser. `token` is the session's public handle. */
export function getInfo(member: Member, token: string): Omit<MemberInfo, 'play'> {
  return {
    id: member.id,
    account: member.username,
    nickname: member.nickname,
    icon: member.avatar,
    type: member.type,
    token,
    registeredAt: member.createdAt.toISOString(),
    figures: getFigures(member),
    clubLabel: null,
  };
}

export const findMemberLanguage = ({ language }: Pick<Member, 'language'>): Language =>
  language === 'en' ? 'en' : 'bn';
