import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { Member } from './store.ts';

export const findMemberLanguage = ({ language }: Pick<Member, 'language'>): Language =>
  language === 'en' ? 'en' : 'bn';
