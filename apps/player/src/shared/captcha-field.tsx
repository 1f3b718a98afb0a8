import { Trans, useLingui } from '@lingui/react/macro';
import { botCheckGetCaptcha } from '@khelaghor/client/routes/site.gen.ts';
import type { CaptchaAction } from '@khelaghor/contract/site/bot-check.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { call } from './api.ts';
import { nowMs } from './clock.ts';
import { solveWorkInstead } from './human-proof.ts';
import './captcha-field.css';

const refreshEveryMs = 1_000;

type CaptchaFieldProps = {
  /** What the picture is asked for, and is good for. */
  readonly action: CaptchaAction;
  /** A new number asks for a new picture: every answer, right or wrong, uses one up. */
  readonly round: number;
  readonly error: string | undefined;
} & UseFormRegisterReturn;

async function fetchPicture(action: CaptchaAction): Promise<string | null> {
  const reply = await call(botCheckGetCaptcha, { query: { action } });
  return reply.success ? reply.value : null;
}

/** A picture of this round, and the way to another, once a second at most. */
function usePicture(action: CaptchaAction, round: number) {
  const [picture, setPicture] = useState<string | null>(null);
  const askedMs = useRef(0);
  useEffect(() => {
    let isWanted = true;
    askedMs.current = nowMs();
    void fetchPicture(action).then((made) => isWanted && setPicture(made));
    return () => {
      isWanted = false;
    };
  }, [action, round]);
  const another = async () => {
    if (nowMs() - askedMs.current < refreshEveryMs) return;
    askedMs.current = nowMs();
    setPicture(await fetchPicture(action));
  };
  return { picture, another };
}

type Instead = 'no' | 'working' | 'done' | 'lost';

/** The work in the picture's place, for one round. */
function useInstead({ action, round, name, onChange }: CaptchaFieldProps) {
  const [made, setMade] = useState<{ readonly round: number; readonly state: Instead }>();
  const newest = useRef(round);
  useEffect(() => {
    newest.current = round;
  }, [round]);
  const begin = async () => {
    setMade({ round, state: 'working' });
    const proof = await solveWorkInstead(action);
    if (newest.current !== round) return;
    if (proof !== null) await onChange({ target: { name, value: proof } });
    setMade({ round, state: proof === null ? 'lost' : 'done' });
  };
  const state: Instead = made?.round === round ? made.state : 'no';
  return { state, begin };
}

/** What is left of the field when no picture is needed. It has the focus that the button had. */
function NoPicture() {
  return (
    <p className="captcha-instead" tabIndex={-1} ref={(shown) => shown?.focus()}>
      <Icon name="check" />
      <Trans>No picture is needed: your device has solved a task instead.</Trans>
    </p>
  );
}

/**
 * A picture with characters to type. A press on it brings another. Who cannot see it has the device
 * work for some seconds instead.
 */
export function CaptchaField(props: CaptchaFieldProps) {
  const { action, round, error, ...input } = props;
  const { t } = useLingui();
  const { picture, another } = usePicture(action, round);
  const { state, begin } = useInstead(props);
  if (state === 'done') return <NoPicture />;
  const isLost = state === 'lost';
  const said = isLost ? t`We cannot reach the site. Check your connection and try again.` : error;
  return (
    <div>
      <TextField
        {...input}
        label={t`Characters in the picture`}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        {...(said !== undefined && { error: said })}
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
      <div className="captcha-instead">
        <Button size="small" busy={state === 'working'} onClick={() => void begin()}>
          <Trans>I cannot read the picture</Trans>
        </Button>
        <span role="status">
          {state === 'working' && (
            <Trans>Your device solves a task instead. This takes some seconds.</Trans>
          )}
        </span>
      </div>
    </div>
  );
}
