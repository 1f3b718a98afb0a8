import '@khelaghor/ui/game-card/game-card.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { gamesAdminUpdateForm } from '@khelaghor/client/forms.gen.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { gameTypeLabels, gameClasses } from '@khelaghor/contract/play/lobby-terms.ts';
import type { AdminGame } from '@khelaghor/contract/play/games-admin.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { Checkbox, ChoiceField, TextField } from '@khelaghor/ui/field/field.tsx';
import { GameCard } from '@khelaghor/ui/game-card/game-card.tsx';
import { Picture } from '@khelaghor/ui/picture/picture.tsx';
import { categoryLabels } from '../../shared/category-labels.ts';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { LocalizedField } from '../../shared/content-fields.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { getDhakaInput, parseDhakaInput } from '../../shared/dhaka-input.ts';
import { getField } from '../../shared/error-text.tsx';
import { useEdit } from '../../shared/edits/use-edit.ts';
import { FigureField, useWholeNumberFault } from '../../shared/kit/figure-field.tsx';
import { getArt, PictureField } from '../../site/media/index.ts';
import { getBody, getDraft, readFigures } from './game-draft.ts';
import type { GameDraft } from './game-draft.ts';
import { gameStates } from './games-search.ts';
import { stateLabels } from './labels.ts';
import { useChangeGame } from './use-games.ts';

type PartProps = {
  readonly draft: GameDraft;
  readonly set: (part: Partial<GameDraft>) => void;
  readonly refusal: CallRefusal | null;
};

/** Open, closed, or closed until a time. */
function StateFields({ draft, set, refusal }: PartProps) {
  const { t } = useLingui();
  return (
    <div className="content-pair">
      <ChoiceField
        label={<Trans>State</Trans>}
        value={draft.state}
        hint={<Trans>Running rounds are finished.</Trans>}
        choices={gameStates.map((key) => ({ key, text: t(stateLabels[key]) }))}
        onChange={(state) => set({ state })}
      />
      {draft.state === 'maintenance' && (
        <TextField
          type="datetime-local"
          label={<Trans>Open again at (Dhaka)</Trans>}
          hint={<Trans>Leave empty to open it manually</Trans>}
          value={getDhakaInput(draft.maintenanceEndsAt)}
          onChange={(change) => set({ maintenanceEndsAt: parseDhakaInput(change.target.value) })}
          error={getField(refusal, 'maintenanceEndsAt')}
        />
      )}
    </div>
  );
}

function Looks({ draft, set, refusal }: PartProps) {
  const titleError = getField(refusal, 'titleBn') ?? getField(refusal, 'titleEn');
  return (
    <>
      <LocalizedField
        label={<Trans>Title</Trans>}
        value={draft.title}
        onChange={(title) => set({ title })}
        maxLength={gamesAdminUpdateForm.titleEn.max}
        required
        error={titleError}
      />
      <PictureField
        label={<Trans>Picture</Trans>}
        crop="panel"
        value={draft.picture}
        onChange={(picture) => set({ picture })}
        error={getField(refusal, 'picture')}
      />
      <Checkbox
        label={<Trans>Marked as popular: shown above the lobby</Trans>}
        checked={draft.isHot}
        onChange={(change) => set({ isHot: change.target.checked })}
      />
    </>
  );
}

function Filters({ draft, set, refusal }: PartProps) {
  const { t } = useLingui();
  const getFault = useWholeNumberFault();
  const { sort, minBet, minLineNum, winMax } = readFigures(draft);
  const amountFault = t`Write an amount like 10 or 10.50.`;
  const bounds = gamesAdminUpdateForm;
  const text = useLocalText();
  return (
    <>
      <div className="content-pair">
        <ChoiceField
          label={<Trans>Subcategory</Trans>}
          value={draft.gameClassify ?? ''}
          choices={[
            { key: '', text: t`None` },
            ...gameClasses.map((key) => ({ key, text: text(gameTypeLabels[key]) })),
          ]}
          onChange={(gameClass) => set({ gameClassify: gameClass || null })}
        />
        <FigureField
          label={<Trans>Position in the lobby</Trans>}
          hint={<Trans>Lowest first</Trans>}
          value={draft.sort}
          onChange={(change) => set({ sort: change.target.value })}
          fault={sort === undefined ? getFault(bounds.sort) : undefined}
          error={getField(refusal, 'sort')}
        />
      </div>
      <div className="content-pair">
        <FigureField
          label={<Trans>Minimum stake (taka)</Trans>}
          inputMode="decimal"
          value={draft.minBet}
          onChange={(change) => set({ minBet: change.target.value })}
          fault={minBet === undefined ? amountFault : undefined}
          error={getField(refusal, 'minBet')}
        />
        <FigureField
          label={<Trans>Minimum lines</Trans>}
          value={draft.minLineNum}
          onChange={(change) => set({ minLineNum: change.target.value })}
          fault={minLineNum === undefined ? getFault(bounds.minLineNum) : undefined}
          error={getField(refusal, 'minLineNum')}
        />
      </div>
      {draft.winMax !== null && (
        <FigureField
          label={<Trans>Maximum win in this game (taka)</Trans>}
          hint={<Trans>Empty: as for the vendor’s other games</Trans>}
          inputMode="decimal"
          value={draft.winMax}
          onChange={(change) => set({ winMax: change.target.value })}
          fault={winMax === undefined ? amountFault : undefined}
          error={getField(refusal, 'winMax')}
        />
      )}
    </>
  );
}

/** How a vendor's game opens. */
function Launch({ draft, set }: PartProps) {
  const { t } = useLingui();
  return (
    <>
      <ChoiceField
        label={<Trans>Account of its launch</Trans>}
        value={draft.accountType ?? ''}
        choices={[
          { key: '', text: t`The vendor’s own` },
          { key: 'TCG_SEA', text: t`TCG_SEA: in a window` },
          { key: 'TCG_LOTTO_VN', text: t`TCG_LOTTO_VN: a lottery of Vietnam` },
        ]}
        onChange={(account) => set({ accountType: account || null })}
      />
      <Checkbox
        label={<Trans>Its card opens the list of the vendor’s games</Trans>}
        checked={draft.opensVendorList}
        onChange={(change) => set({ opensVendorList: change.target.checked })}
      />
    </>
  );
}

type PreviewProps = {
  readonly game: AdminGame;
  readonly draft: GameDraft;
  readonly language: Language;
};

/** The game's card as a lobby shows it. */
function Preview({ game, draft, language }: PreviewProps) {
  const { t } = useLingui();
  return (
    <ul className="game-preview">
      <GameCard
        name={draft.title[language] || '…'}
        panel=""
        art={<Picture art={getArt(draft.picture, 'panel')} sizes="11rem" />}
        category={t(categoryLabels[game.gameType])}
        showName
        {...(draft.state !== 'open' && { closed: <Trans>Under maintenance</Trans> })}
        render={<span />}
      />
    </ul>
  );
}

const words = { state: stateLabels };

type FormProps = { readonly game: AdminGame; readonly onDone: () => void };

/** Changes a game, with its card beside the form. */
export function GameForm({ game, onDone }: FormProps) {
  const form = useEdit({
    begun: getDraft(game),
    kept: { id: game.gameCode, revision: game.revision },
    getBody,
    saving: useChangeGame(),
    onDone,
  });
  const { draft, set, refusal } = form;
  const part = { draft, set, refusal };
  return (
    <EditorLayout
      {...form.desk}
      words={words}
      onSave={form.save}
      renderPreview={(language) => <Preview game={game} draft={draft} language={language} />}
    >
      <StateFields {...part} />
      <Looks {...part} />
      <Filters {...part} />
      {game.vendor !== null && <Launch {...part} />}
    </EditorLayout>
  );
}
