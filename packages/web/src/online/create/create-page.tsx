// The page that creates a table: the game and its options, the seats, and a summary sentence.
import {
  friends as friendsSchema,
  type MadeTable,
  madeTable,
  satDown,
  type TableSetup,
  type OnlinePerson,
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
import { keepMade } from '../invite/invite-links.ts';
import { NameField } from '../parts/name-window.tsx';
import controls from '../parts/controls.module.css';
import { RequestError } from '../parts/request-error.tsx';
import { useMe, useSession } from '../user-session.ts';
import { fetchOwnTables } from '../own-tables.ts';
import { newWords, noteDeal, wordsFor } from '../deal-note.ts';
import { FormChoice } from './form-choice.tsx';
import { ScenarioChoice } from './scenario-choice.tsx';
import { SeatWindow } from './seat-window.tsx';
import { SeatPicker } from './seat-picker.tsx';
import {
  CLOCK_NAMES,
  JOINS,
  saveTableForm,
  lastTableForm,
  othersOf,
  type SeatWish,
  setupOf,
  SPECTATORS,
  DEFAULT_FORM,
  type TableForm,
} from './table-form.ts';
import styles from './create.module.css';

const YES_NO = [true, false] as const;
const LATE = ['default', 'bot'] as const;

/** A sentence that describes the table. */
function sentenceOf(lang: Locale, { game, clock, join }: TableForm): string {
  return msg(lang, 'online.create.sentence', {
    n: game.players,
    clock: msg(lang, `online.clocks.${clock}.spoken`),
    join: msg(lang, `online.create.joins.${join}.spoken`),
  });
}

function lastText(lang: Locale, wishes: TableForm): string {
  const names = othersOf(wishes).flatMap((wish) =>
    wish.kind === 'friend'
      ? [wish.name]
      : wish.kind === 'bot'
        ? [opponentText(lang, wish.bot).name]
        : [],
  );
  const clock = msg(lang, `online.clocks.${wishes.clock}.spoken`);
  const who =
    names.length === 0
      ? msg(lang, 'online.create.seats', { n: wishes.game.players })
      : listText(lang, names);
  return msg(lang, 'online.create.lastTime', { who, clock });
}

/**
 * Creates the table with its promise, then sends the words: so the server cannot choose its secret
 * after them.
 */
async function makeAndSit(setup: TableSetup, key: string): Promise<Answer<MadeTable>> {
  const made = await ask('POST', '/tables', madeTable, { setup, key });
  if (!made.ok) return made;
  const { table, promise, invitation } = made.value;
  const words = wordsFor(table);
  noteDeal({ table, promise, game: setup.game });
  const path = `/tables/${inPath(table)}/seats`;
  const sat = await ask('POST', path, satDown, { invitation, words });
  return sat.ok ? made : sat;
}

/** Creates the table; a user without a name has to give one first. */
function useMaking(wishes: TableForm) {
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  // One idempotency key per form content: repeated presses and lost responses create a single
  // table.
  const [keys] = useState(() => new Map<string, string>());
  const make = async (name: string) => {
    setBusy(true);
    setRefusal(undefined);
    const { session, begin } = useSession.getState();
    const known = session?.person === undefined ? await begin(name) : undefined;
    if (known?.ok === false) {
      setBusy(false);
      return setRefusal(known.refusal);
    }
    const setup = setupOf(wishes);
    const same = JSON.stringify(setup);
    const key = keys.get(same) ?? newWords().slice(0, 32);
    keys.set(same, key);
    const made = await makeAndSit(setup, key);
    setBusy(false);
    if (!made.ok) return setRefusal(made.refusal);
    saveTableForm(wishes);
    keepMade(made.value);
    void fetchOwnTables();
    return navigate(`/online/t/${inPath(made.value.table)}`, { replace: true });
  };
  return { make, refusal, busy };
}

interface FormProps {
  readonly wishes: TableForm;
  readonly onChange: (part: Partial<TableForm>) => void;
}

/** The game and the number of players. */
function GameFields({ wishes, onChange: change }: FormProps) {
  const lang = useLang();
  const { game } = wishes;
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
        <ScenarioChoice wishes={wishes} onChange={change} />
      )}
      <details className={styles.options}>
        <summary>{msg(lang, 'ui.switches')}</summary>
        <VariantOption options={game} onChange={changeGame} />
        <RuleOptions options={game} without="scenarios" onChange={changeGame} />
      </details>
    </>
  );
}

/** How the table is played: its clock, who may come and watch, and whether it is rated. */
function TableFields({ wishes, onChange: change }: FormProps) {
  const lang = useLang();
  return (
    <>
      <FormChoice
        title={msg(lang, 'online.create.clock')}
        value={wishes.clock}
        values={CLOCK_NAMES}
        name={(one) => msg(lang, `online.clocks.${one}.name`)}
        note={msg(lang, `online.clocks.${wishes.clock}.text`)}
        onChange={(clock) => change({ clock })}
      />
      {wishes.clock !== 'none' && (
        <FormChoice
          title={msg(lang, 'online.create.late')}
          value={wishes.late}
          values={LATE}
          name={(one) => msg(lang, `online.create.lates.${one}`)}
          onChange={(late) => change({ late })}
        />
      )}
      <FormChoice
        title={msg(lang, 'online.create.join')}
        value={wishes.join}
        values={JOINS}
        name={(one) => msg(lang, `online.create.joins.${one}.name`)}
        onChange={(join) => change({ join })}
      />
      <FormChoice
        title={msg(lang, 'online.create.hide')}
        value={wishes.hideHesitation}
        values={YES_NO}
        name={(one) => msg(lang, one ? 'online.create.on' : 'online.create.off')}
        note={msg(lang, 'online.create.hideText')}
        onChange={(hideHesitation) => change({ hideHesitation })}
      />
      <FormChoice
        title={msg(lang, 'online.create.spectators')}
        value={wishes.spectators}
        values={SPECTATORS}
        name={(one) => msg(lang, `online.create.watching.${one}`)}
        onChange={(spectators) => change({ spectators })}
      />
      <FormChoice
        title={msg(lang, 'online.create.rated')}
        value={wishes.rated}
        values={YES_NO}
        name={(one) => msg(lang, one ? 'online.create.yes' : 'online.create.no')}
        onChange={(rated) => change({ rated })}
      />
    </>
  );
}

/**
 * The state of the form. If the user came to invite a friend, a seat is reserved for that friend.
 */
function useTableForm(invited: OnlinePerson | undefined) {
  const [chosen, setChosen] = useState<TableForm>(DEFAULT_FORM);
  const [isTouched, setIsTouched] = useState(false);
  const wishes: TableForm =
    invited === undefined || isTouched
      ? chosen
      : withSeat(chosen, 0, { kind: 'friend', person: invited.id, name: invited.name });
  const change = (part: Partial<TableForm>) => {
    setIsTouched(true);
    setChosen({ ...wishes, ...part });
  };
  return { wishes, change };
}

export function CreatePage({ friend }: { readonly friend?: string }) {
  const lang = useLang();
  const me = useMe();
  const { value } = useFetched(me === undefined ? undefined : '/me/friends', friendsSchema);
  const friends = value?.friends ?? [];
  const invited = friends.find(({ person }) => person.id === friend)?.person;
  const { wishes, change } = useTableForm(invited);
  const [name, setName] = useState('');
  const [open, setOpen] = useState<number>();
  const [last] = useState(lastTableForm);
  const { make, refusal, busy } = useMaking(wishes);
  const others = othersOf(wishes);
  return (
    <OnlineLayout title={msg(lang, 'online.create.title')} seed={51} className={styles.create}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void make(name.trim());
        }}
      >
        <div className={styles.choices}>
          <GameFields wishes={wishes} onChange={change} />
          <TableFields wishes={wishes} onChange={change} />
          {last !== undefined && (
            <button type="button" className={controls.link} onClick={() => change(last)}>
              <SignIcon sign="replay" />
              {lastText(lang, last)}
            </button>
          )}
        </div>
        <div className={styles.place}>
          <p className={styles.hint}>{msg(lang, 'online.create.pressSeat')}</p>
          <SeatPicker
            others={others}
            join={wishes.join}
            name={name.trim()}
            friends={friends}
            onPress={setOpen}
          />
          {me === undefined && (
            <NameField value={name} onChange={setName} className={styles.name} />
          )}
          <div className={styles.ribbon}>
            <span>{sentenceOf(lang, wishes)}</span>
            <button type="submit" className="primary" disabled={busy}>
              {msg(lang, 'online.create.make')}
            </button>
          </div>
          <RequestError refusal={refusal} />
          <p className={`${controls.quiet} ${styles.then}`}>{msg(lang, 'online.create.next')}</p>
        </div>
      </form>
      {open !== undefined && (
        <SeatWindow
          at={open}
          wish={others[open] ?? { kind: 'open' }}
          friends={friends}
          taken={others.flatMap((one) => (one.kind === 'friend' ? [one.person] : []))}
          onClose={() => setOpen(undefined)}
          onChoose={(wish) => {
            change(withSeat(wishes, open, wish));
            setOpen(undefined);
          }}
        />
      )}
    </OnlineLayout>
  );
}

function withSeat(wishes: TableForm, at: number, wish: SeatWish): TableForm {
  return { ...wishes, others: wishes.others.map((one, i) => (i === at ? wish : one)) };
}
