import './html-field.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Language, LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { TextArea } from '@khelaghor/ui/field/field.tsx';
import { wrapSelection } from './wrap-selection.ts';
import type { Wrapping } from './wrap-selection.ts';

const languages = [
  { code: 'bn', name: 'বাংলা' },
  { code: 'en', name: 'English' },
] as const;

type BoxProps = {
  readonly label: ReactNode;
  readonly language: Language;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly error?: string | undefined;
};

const wrappings: readonly { key: string; mark: string; wrapping: Wrapping }[] = [
  { key: 'bold', mark: 'B', wrapping: { before: '<b>', after: '</b>' } },
  { key: 'heading', mark: 'H', wrapping: { before: '<h2>', after: '</h2>', alone: true } },
  { key: 'paragraph', mark: '¶', wrapping: { before: '<p>', after: '</p>', alone: true } },
  { key: 'list', mark: '•', wrapping: { before: '<ul>', after: '</ul>', each: 'li', alone: true } },
  {
    key: 'steps',
    mark: '1.',
    wrapping: { before: '<ol>', after: '</ol>', each: 'li', alone: true },
  },
  { key: 'link', mark: '↗', wrapping: { before: '<a href="/">', after: '</a>' } },
];

/** One language's text, with buttons that put formats around what is selected. */
function HtmlBox({ label, language, value, onChange, maxLength, error }: BoxProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const names: Readonly<Record<string, string>> = {
    bold: t`Bold`,
    heading: t`Heading`,
    paragraph: t`Paragraph`,
    list: t`List`,
    steps: t`Numbered steps`,
    link: t`Link`,
  };
  const format = (wrapping: Wrapping) => {
    const box = place.current?.querySelector('textarea');
    if (!box) return;
    const wrapped = wrapSelection(value, box.selectionStart, box.selectionEnd, wrapping);
    onChange(wrapped.text);
    requestAnimationFrame(() => {
      box.focus();
      box.setSelectionRange(wrapped.start, wrapped.end);
    });
  };
  return (
    <div ref={place} className="html-box">
      <TextArea
        label={label}
        lang={language}
        rows={12}
        value={value}
        maxLength={maxLength}
        spellCheck
        onChange={(change) => onChange(change.target.value)}
        {...(error !== undefined && { error })}
      />
      <div className="html-box__bar" role="toolbar" aria-label={t`Formats`}>
        {wrappings.map(({ key, mark, wrapping }) => (
          <button
            key={key}
            type="button"
            aria-label={names[key]}
            title={names[key]}
            onClick={() => format(wrapping)}
          >
            {mark}
          </button>
        ))}
      </div>
    </div>
  );
}

type HtmlFieldProps = {
  readonly label: ReactNode;
  readonly value: LocalText;
  readonly onChange: (value: LocalText) => void;
  readonly maxLength: number;
  readonly error?: string | undefined;
};

/** A formatted text in both languages. What may act or fetch is taken out when it is saved. */
export function HtmlField({ label, value, onChange, maxLength, error }: HtmlFieldProps) {
  return (
    <div className="content-pair">
      {languages.map(({ code, name }) => (
        <HtmlBox
          key={code}
          label={
            <>
              {label} · <span lang={code}>{name}</span>
            </>
          }
          language={code}
          value={value[code]}
          maxLength={maxLength}
          error={error}
          onChange={(text) => onChange({ ...value, [code]: text })}
        />
      ))}
      <p className="hint html-hint">
        <Trans>
          Paragraphs, headings, lists, tables, links to this site or to https addresses, and our own
          pictures are kept. Scripts, styles and everything else go when it is saved.
        </Trans>
      </p>
    </div>
  );
}
