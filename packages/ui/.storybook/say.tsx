import { useFormat } from '../src/money/number-format-context.tsx';

/** Chooses the words of a story: stories are not translated by catalogue, they say both. */
export function useSay(): (bn: string, en: string) => string {
  const { lang } = useFormat();
  return (bn, en) => (lang === 'bn' ? bn : en);
}

/** Words of a story in the language of the page. */
export function Say({ bn, en }: { bn: string; en: string }) {
  return useSay()(bn, en);
}
