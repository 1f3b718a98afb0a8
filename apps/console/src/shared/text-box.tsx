import { useLingui } from '@lingui/react/macro';
import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { FieldError } from '@khelaghor/ui/field/field.tsx';
import { cleanFragment } from '@khelaghor/ui/rich-text/clean-fragment.ts';
import { LinkAddress } from './link-address.tsx';
import type { createTextEditor, TextCommand, TextEditor, TextState } from './text-editor.ts';

let opener: Promise<typeof createTextEditor> | undefined;

async function fetchEditor(): Promise<typeof createTextEditor> {
  try {
    return (await import('./text-editor.ts')).createTextEditor;
  } catch (error) {
    opener = undefined;
    throw error;
  }
}

/** Fetches the editor once, and again after a failure. */
function loadEditor(): Promise<typeof createTextEditor> {
  opener ??= fetchEditor();
  return opener;
}

const signs: readonly (readonly [TextCommand, string])[] = [
  ['bold', 'B'],
  ['italic', 'I'],
  ['heading', 'H'],
  ['subheading', 'h'],
  ['list', '•'],
  ['steps', '1.'],
  ['undo', '↶'],
  ['redo', '↷'],
];

type FormatsProps = {
  readonly state: TextState;
  readonly isLinking: boolean;
  readonly onRun: (command: TextCommand) => void;
  readonly onLink: () => void;
};

/** The buttons below the box. Those for formats say whether the format is on. */
function Formats({ state, isLinking, onRun, onLink }: FormatsProps) {
  const { t } = useLingui();
  const names: Readonly<Record<TextCommand, string>> = {
    bold: t`Bold`,
    italic: t`Italic`,
    heading: t`Heading`,
    subheading: t`Subheading`,
    list: t`List`,
    steps: t`Numbered steps`,
    undo: t`Undo`,
    redo: t`Redo`,
  };
  const isOn = (command: TextCommand) => state.on.includes(command);
  return (
    <div className="text-box__bar" role="toolbar" aria-label={t`Formats`}>
      {signs.map(([command, sign]) => {
        const isStep = command === 'undo' || command === 'redo';
        return (
          <button
            key={command}
            type="button"
            className={`text-box__${command}`}
            aria-label={names[command]}
            title={names[command]}
            aria-pressed={isStep ? undefined : isOn(command)}
            aria-disabled={isStep && !isOn(command)}
            onClick={() => onRun(command)}
          >
            {sign}
          </button>
        );
      })}
      <button
        type="button"
        aria-label={t`Link`}
        title={t`Link`}
        aria-pressed={state.href !== null}
        aria-expanded={isLinking}
        onClick={onLink}
      >
        ↗
      </button>
    </div>
  );
}

type BoxProps = {
  readonly label: ReactNode;
  readonly language: Language;
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly error: string | undefined;
};

/** One language's text, written as it will look. Suspends until the editor's code is there. */
export function TextBox({ label, language, html, onChange, error }: BoxProps) {
  const create = use(loadEditor());
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor>(null);
  const [state, setState] = useState<TextState>({ on: [], href: null });
  const [isLinking, setLinking] = useState(false);
  const change = useEffectEvent(onChange);
  const attributes = useEffectEvent((): Record<string, string> => ({
    class: 'rich',
    role: 'textbox',
    lang: language,
    spellcheck: 'true',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    ...(error !== undefined && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
  }));
  const open = useEffectEvent((box: HTMLElement) =>
    create({
      place: box,
      html,
      clean: cleanFragment,
      attributes: () => attributes(),
      onChange: (written) => change(written),
      onState: setState,
    }),
  );
  useEffect(() => {
    if (!place.current) return undefined;
    const opened = open(place.current);
    editor.current = opened;
    return () => opened.destroy();
  }, []);
  useEffect(() => editor.current?.refresh(), [error, language]);
  return (
    <div className="text-box">
      <span className="label" id={`${id}-label`}>
        <span>{label}</span>
      </span>
      <div className={error === undefined ? 'field' : 'field field--bad'} ref={place} />
      <FieldError id={`${id}-error`} error={error} />
      <Formats
        state={state}
        isLinking={isLinking}
        onRun={(command) => editor.current?.run(command)}
        onLink={() => setLinking(!isLinking)}
      />
      {isLinking && (
        <LinkAddress
          href={state.href}
          onLink={(href) => {
            setLinking(false);
            editor.current?.setLink(href);
          }}
        />
      )}
    </div>
  );
}
