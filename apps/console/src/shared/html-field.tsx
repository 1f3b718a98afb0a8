import './html-field.css';
import '@khelaghor/ui/rich-text/rich-text.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { languages } from './languages.ts';
import { TextBox } from './text-box.tsx';

type HtmlFieldProps = {
  readonly label: ReactNode;
  readonly value: LocalText;
  readonly onChange: (value: LocalText) => void;
  /** The most characters of HTML that the server takes. */
  readonly maxLength: number;
  readonly error?: string | undefined;
};

/** A box that begins anew when its text changes otherwise than by typing, as when it is undone. */
function FollowingBox({ html, onChange, ...box }: ComponentProps<typeof TextBox>) {
  const [shown, setShown] = useState({ html, times: 0 });
  if (html !== shown.html) setShown({ html, times: shown.times + 1 });
  return (
    <TextBox
      {...box}
      key={shown.times}
      html={html}
      onChange={(written) => {
        setShown({ html: written, times: shown.times });
        onChange(written);
      }}
    />
  );
}

/** A formatted text in both languages. What may act or fetch is taken out when it is saved. */
export function HtmlField({ label, value, onChange, maxLength, error }: HtmlFieldProps) {
  const { t } = useLingui();
  return (
    <div className="content-pair">
      {languages.map(({ code, name }) => {
        const tooLong = value[code].length > maxLength ? t`The text is too long.` : undefined;
        return (
          <Suspense key={code} fallback={<div className="text-box" aria-busy="true" />}>
            <FollowingBox
              label={
                <>
                  {label} · <span lang={code}>{name}</span>
                </>
              }
              language={code}
              html={value[code]}
              error={error ?? tooLong}
              onChange={(html) => onChange({ ...value, [code]: html })}
            />
          </Suspense>
        );
      })}
      <p className="hint html-hint">
        <Trans>
          Pasted text keeps headings, lists, tables, links to this site or to https addresses, and
          our own pictures; everything else is removed.
        </Trans>
      </p>
    </div>
  );
}
