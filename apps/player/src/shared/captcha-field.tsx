import { useLingui } from '@lingui/react/macro';
import { humanCheckCaptcha } from '@khelaghor/client/routes.gen.ts';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useEffect, useRef, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { call } from './call.ts';
import { nowMs } from './clock.ts';
import './captcha-field.css';

const refreshEveryMs = 1_000;

type CaptchaFieldProps = {
  /** A new number asks for a new picture: every answer, right or wrong, uses one up. */
  readonly round: number;
  readonly error: string | undefined;
} & Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'>;

async function fetchPicture(): Promise<string | null> {
  const reply = await call(humanCheckCaptcha, {});
  return reply.success ? reply.value : null;
}

/** A picture with characters to type. A press on it brings another, once a second at most. */
export function CaptchaField({ round, error, ...input }: CaptchaFieldProps) {
  const { t } = useLingui();
  const [picture, setPicture] = useState<string | null>(null);
  const askedMs = useRef(0);

  useEffect(() => {
    let isWanted = true;
    askedMs.current = nowMs();
    void fetchPicture().then((made) => isWanted && setPicture(made));
    return () => {
      isWanted = false;
    };
  }, [round]);

  const another = async () => {
    if (nowMs() - askedMs.current < refreshEveryMs) return;
    askedMs.current = nowMs();
    setPicture(await fetchPicture());
  };
  return (
    <TextField
      {...input}
      label={t`Characters in the picture`}
      required
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={32}
      {...(error !== undefined && { error })}
      end={
        <button
          type="button"
          className="captcha"
          aria-label={t`Another picture`}
          onClick={() => void another()}
        >
          {picture !== null && (
            <img
              src={`data:image/png;base64,${picture}`}
              width="160"
              height="56"
              alt={t`Characters to type`}
            />
          )}
        </button>
      }
    />
  );
}
