// The page that creates a table: the game and its options, the seats, and a summary sentence.
import {
  friends as friendsSchema,
  JOINS,
  type MadeTable,
  madeTable,
  type OnlinePerson,
  satDown,
  SPECTATORS,
  type TableSetup,
} from '@eminent/protocol/online';
import { type GameOptions, ownOptions } from '@eminent/engine';
import { gameChoiceText, type Locale, listText, msg, opponentText } from '@eminent/text';
import { useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { SignIcon } from '../../art/icons.tsx';
import { GAMES, gameOf, optionsOf, playerChoices } from '../../new-game/game-presets.ts';
import { whyNotPlayers } from '../../new-game/disabled-reasons.tsx';
import { RuleOptions, VariantOption } from '../../new-game/rule-options.tsx';
import { useLang } from '../../settings/settings.ts';
import { type Answer, ask, inPath, type Refusal } from '../api.ts';
import { useFetched } from '../use-fetched.ts';
import { OnlineLayout } from '../layout/online-layout.tsx';
import { keepLinks } from '../invite/invite-links.ts';
import { CLOCK_NAMES } from '../lobby/clock-names.ts';
import { NameField } from '../parts/name-window.tsx';
import controls from '../parts/controls.module.css';
import { RequestError } from '../parts/request-error.tsx';
import { submitHandler } from '../parts/submit-handler.ts';
import { useMe, useSession } from '../user-session.ts';
import { fetchOwnTables } from '../own-tables.ts';
import { randomHex, noteDeal, wordsFor } from '../deal-note.ts';
import { FormChoice } from './form-choice.tsx';
import { ScenarioChoice } from './scenario-choice.tsx';
import { SeatWindow } from './seat-window.tsx';
import { SeatPicker } from './seat-picker.tsx';
import {
  DEFAULT_FORM,
  lastTableForm,
  othersOf,
  saveTableForm,
  type SeatChoice,
  setupOf,
  type TableForm,
} from './table-form.ts';
import styles from './create.module.css';

const YES_NO = [true, false] as const;
const LATE = ['default', 'bot'] as const;

function summarySentence(lang: Locale, { game, clock, join }: TableForm): string {
  return msg(lang, 'online.create.sentence', {
    n: game.players,
    clock: msg(lang, `online.clocks.${clock}.spoken`),
    join: msg(lang, `online.create.joins.${join}.spoken`),
  });
}

function lastFormLabel(lang: Locale, form: TableForm): string {
  const names = othersOf(form).flatMap((choice) =>
    choice.kind === 'friend'
      ? [choice.name]
      : choice.kind === 'bot'
        ? [opponentText(lang, choice.bot).name]
        : [],
  );
  const clock = msg(lang, `online.clocks.${form.clock}.spoken`);
  const who =
    names.length === 0
      ? msg(lang, 'online.create.seats', { n: form.game.players })
      : listText(lang, names);
  return msg(lang, 'online.create.lastTime', { who, clock });
}

/** The words are sent after the server's promise has arrived: its secret cannot depend on them. */
async function createAndSit(setup: TableSetup, key: string): Promise<Answer<MadeTable>> {
  const created = await ask('POST', '/tables', madeTable, { setup, key });
  if (!created.ok) return created;
  const { table, promise, invitation } = created.value;
  const words = wordsFor(table);
  noteDeal({ table, promise, game: setup.game });
  const path = `/tables/${inPath(table)}/seats`;
  const sat = await ask('POST', path, satDown, { invitation, words });
  return sat.ok ? created : sat;
}

/** Creates a guest first for a user without a session. */
function useCreateTable(form: TableForm) {
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  // One idempotency key per content of the form, so that neither a second press nor a retry after a
  // lost response creates a second table.
  const [keys] = useState(() => new Map<string, string>());
  const create = async (name: string) => {
    setBusy(true);
    setRefusal(undefined);
    const { session, createGuest } = useSession.getState();
    const guest = session?.person === undefined ? await createGuest(name) : undefined;
    if (guest?.ok === false) {
      setBusy(false);
      return setRefusal(guest.refusal);
    }
    const setup = setupOf(form);
    const content = JSON.stringify(setup);
    const key = keys.get(content) ?? randomHex().slice(0, 32);
    keys.set(content, key);
    const created = await createAndSit(setup, key);
    setBusy(false);
    if (!created.ok) return setRefusal(created.refusal);
    saveTableForm(form);
    const { table, invitation, watch } = created.value;
    keepLinks(table, { invitation, watch });
    void fetchOwnTables();
    return navigate(`/online/t/${inPath(table)}`, { replace: true });
  };
  return { create, refusal, busy };
}

interface FormProps {
  readonly form: TableForm;
  readonly onChange: (part: Partial<TableForm>) => void;
}

function GameFields({ form, onChange: change }: FormProps) {
  const lang = useLang();
  const { game } = form;
  const changeGame = (part: Partial<GameOptions>) => change({ game: { ...game, ...part } });
  return (
    <>
      <FormChoice
        title={msg(lang, 'ui.players')}
        value={game.players}
        values={playerChoices(game).map(({ value }) => value)}
        name={String}
        whyNot={(players) => whyNotPlayers(lang, game, players)}
        onChange={(players) => change({ game: { ...game, players } })}
      />
      <FormChoice
        title={msg(lang, 'online.create.rules')}
        value={gameOf(game)}
        values={GAMES}
        name={(one) => gameChoiceText(lang, one ?? 'custom').name}
        onChange={(one) => one && change({ game: optionsOf(one, game.players) })}
      />
      {ownOptions(game.ruleset).includes('scenarios') && (
        <ScenarioChoice form={form} onChange={change} />
      )}
      <details className={styles.options}>
        <summary>{msg(lang, 'ui.switches')}</summary>
        <VariantOption options={game} onChange={changeGame} />
        <RuleOptions options={game} without="scenarios" onChange={changeGame} />
      </details>
    </>
  );
}

function ClockFields({ form, onChange: change }: FormProps) {
  const lang = useLang();
  return (
    <>
      <FormChoice
        title={msg(lang, 'online.create.clock')}
        value={form.clock}
        values={CLOCK_NAMES}
        name={(one) => msg(lang, `online.clocks.${one}.name`)}
        note={msg(lang, `online.clocks.${form.clock}.text`)}
        onChange={(clock) => change({ clock })}
      />
      {form.clock !== 'none' && (
        <FormChoice
          title={msg(lang, 'online.create.late')}
          value={form.late}
          values={LATE}
          name={(one) => msg(lang, `online.create.lates.${one}`)}
          onChange={(late) => change({ late })}
        />
      )}
    </>
  );
}

function TableFields({ form, onChange: change }: FormProps) {
  const lang = useLang();
  return (
    <>
      <FormChoice
        title={msg(lang, 'online.create.join')}
        value={form.join}
        values={JOINS}
        name={(one) => msg(lang, `online.create.joins.${one}.name`)}
        onChange={(join) => change({ join })}
      />
      <FormChoice
        title={msg(lang, 'online.create.hide')}
        value={form.hideHesitation}
        values={YES_NO}
        name={(one) => msg(lang, one ? 'online.create.on' : 'online.create.off')}
        note={msg(lang, 'online.create.hideText')}
        onChange={(hideHesitation) => change({ hideHesitation })}
      />
      <FormChoice
        title={msg(lang, 'online.create.spectators')}
        value={form.spectators}
        values={SPECTATORS}
        name={(one) => msg(lang, `online.create.watching.${one}`)}
        onChange={(spectators) => change({ spectators })}
      />
      <FormChoice
        title={msg(lang, 'online.create.rated')}
        value={form.rated}
        values={YES_NO}
        name={(one) => msg(lang, one ? 'online.create.yes' : 'online.create.no')}
        onChange={(rated) => change({ rated })}
      />
    </>
  );
}

function Choices({ form, onChange }: FormProps) {
  return (
    <div className={styles.choices}>
      <GameFields form={form} onChange={onChange} />
      <ClockFields form={form} onChange={onChange} />
      <TableFields form={form} onChange={onChange} />
      <LastFormButton onPress={onChange} />
    </div>
  );
}

function LastFormButton({ onPress }: { readonly onPress: (last: TableForm) => void }) {
  const lang = useLang();
  const [last] = useState(lastTableForm);
  return last === undefined ? null : (
    <button type="button" className={controls.link} onClick={() => onPress(last)}>
      <SignIcon sign="replay" />
      {lastFormLabel(lang, last)}
    </button>
  );
}

function Submit({ form, busy }: { readonly form: TableForm; readonly busy: boolean }) {
  const lang = useLang();
  return (
    <div className={styles.ribbon}>
      <span>{summarySentence(lang, form)}</span>
      <button type="submit" className="primary" disabled={busy}>
        {msg(lang, 'online.create.make')}
      </button>
    </div>
  );
}

/** Until the user changes the form, `invited`, if given, has the seat next to the host. */
function useTableForm(invited: OnlinePerson | undefined) {
  const [chosen, setChosen] = useState<TableForm>(DEFAULT_FORM);
  const [isTouched, setIsTouched] = useState(false);
  const form: TableForm =
    invited === undefined || isTouched
      ? chosen
      : withSeat(chosen, 0, { kind: 'friend', person: invited.id, name: invited.name });
  const change = (part: Partial<TableForm>) => {
    setIsTouched(true);
    setChosen({ ...form, ...part });
  };
  return { form, change };
}

export function CreatePage({ friend }: { readonly friend?: string | undefined }) {
  const lang = useLang();
  const me = useMe();
  const { value } = useFetched(me === undefined ? undefined : '/me/friends', friendsSchema);
  const friends = value?.friends ?? [];
  const invited = friends.find(({ person }) => person.id === friend)?.person;
  const { form, change } = useTableForm(invited);
  const [name, setName] = useState('');
  const [open, setOpen] = useState<number>();
  const { create, refusal, busy } = useCreateTable(form);
  const others = othersOf(form);
  return (
    <OnlineLayout title={msg(lang, 'online.create.title')} seed={51} className={styles.create}>
      <form className={styles.form} onSubmit={submitHandler(() => void create(name.trim()))}>
        <Choices form={form} onChange={change} />
        <div className={styles.place}>
          <p className={styles.hint}>{msg(lang, 'online.create.pressSeat')}</p>
          <SeatPicker
            others={others}
            join={form.join}
            name={name.trim()}
            friends={friends}
            onPress={setOpen}
          />
          {me === undefined && (
            <NameField value={name} onChange={setName} className={styles.name} />
          )}
          <Submit form={form} busy={busy} />
          <RequestError refusal={refusal} />
          <p className={`${controls.quiet} ${styles.then}`}>{msg(lang, 'online.create.next')}</p>
        </div>
      </form>
      {open !== undefined && (
        <SeatWindow
          at={open}
          choice={others[open] ?? { kind: 'open' }}
          friends={friends}
          taken={others.flatMap((one) => (one.kind === 'friend' ? [one.person] : []))}
          onClose={() => setOpen(undefined)}
          onChoose={(choice) => {
            change(withSeat(form, open, choice));
            setOpen(undefined);
          }}
        />
      )}
    </OnlineLayout>
  );
}

/** `at`: index of the seat, not counting the host. */
function withSeat(form: TableForm, at: number, choice: SeatChoice): TableForm {
  return { ...form, others: form.others.map((one, i) => (i === at ? choice : one)) };
}
