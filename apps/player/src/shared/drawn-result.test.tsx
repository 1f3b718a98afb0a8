// Goal: what is seen of a result and what is read aloud are what was drawn, in every family, whole
// and in a row, in both languages and both kinds of digits. Method: rendered on the server.
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { testedFamilies } from '@khelaghor/engine-lottery/families/tested-families.ts';
import {
  drawResult,
  readShortResult,
  readShownResult,
  type ShownResult,
} from '@khelaghor/engine-lottery/public.ts';
import { toDigits, type Digits } from '@khelaghor/money/digits.ts';
import { NumberFormatProvider } from '@khelaghor/ui/money/number-format-context.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages as bn } from '../../../../packages/i18n/locales/player/bn.po';
import { messages as en } from '../../../../packages/i18n/locales/player/en.po';
import { DrawnResult, toDice } from './drawn-result.tsx';

const languages = ['bn', 'en'] as const;
const forms = [false, true] as const;
const numerals: readonly Digits[] = ['latn', 'beng'];

type Look = { readonly language: 'bn' | 'en'; readonly digits: Digits; readonly short: boolean };

function render(result: ShownResult, { language, digits, short }: Look): string {
  const i18n = setupI18n({ locale: language, messages: { bn, en } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NumberFormatProvider lang={language} digits={digits} currency="PLAY">
        <DrawnResult label="Result" result={result} short={short} />
      </NumberFormatProvider>
    </I18nProvider>,
  );
}

const strip = (html: string): string => html.replaceAll(/<[^>]*>/gu, '');

/** A figure as it is read aloud. A die is a picture with its number beside it. */
const hear = strip;

/** A figure as it is seen: the painted side of a die, or its text. */
function see(html: string, digits: Digits): string {
  const face = /"die die--(\d)"/u.exec(html)?.[1];
  return face === undefined ? strip(html) : toDigits(face, digits);
}

type Read = { readonly label: string; readonly seen: string[]; readonly heard: string[] };

function readGroups(html: string, digits: Digits): Read[] {
  const [, ...groups] = html.split(/<div class="draw-result__group[^"]*">/u);
  return groups.map((group) => {
    const figures = [...group.matchAll(/<li[^>]*>(.*?)<\/li>/gu)].map(([, inside = '']) => inside);
    return {
      label: strip(group.split('<ul')[0] ?? ''),
      seen: figures.map((figure) => see(figure, digits)),
      heard: figures.map(hear),
    };
  });
}

let state = 11;
const below = (count: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % count;
};

const looks: readonly Look[] = languages.flatMap((language) =>
  numerals.flatMap((digits) => forms.map((short) => ({ language, digits, short }))),
);

test.each(
  testedFamilies.flatMap((family) => looks.map((look) => [family.code, look, family] as const)),
)('%s is seen and read as it was drawn, in %j', (_, look, family) => {
  const numbers = drawResult(family, { below });
  const result = (look.short ? readShortResult : readShownResult)(family, numbers);
  const html = render(result, look);
  const expected = result.groups.map(({ figures, label }) => {
    const written = figures.map((figure) => toDigits(figure, look.digits));
    const name = label === null ? '' : toDigits(label[look.language], look.digits);
    return { label: name, seen: written, heard: written };
  });
  expect(readGroups(html, look.digits)).toEqual(expected);
  const sum = /<span class="draw-result__sum">(.*)<\/span>/u.exec(html)?.[1] ?? null;
  const name = { bn: 'যোগফল', en: 'sum' }[look.language];
  expect(sum && strip(sum)).toBe(
    result.sum === null ? null : `${name} ${toDigits(String(result.sum), look.digits)}`,
  );
});

test('the home page shows dice as the lottery does', () => {
  const family = testedFamilies.find(({ code }) => code === 'k3');
  expect(family && readShortResult(family, [1, 6, 6])).toEqual(toDice([1, 6, 6]));
});
