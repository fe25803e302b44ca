// The chat drawer: messages, phrases that each player reads in their own language, a text field,
// and the players, to mute or report them.
import {
  madeReport,
  MAX_TALK,
  type newReport,
  PHRASES,
  REPORT_REASONS,
  type SeatState,
  type TalkLine,
} from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type * as v from 'valibot';
import { SignIcon } from '../../art/icons.tsx';
import { faceOf } from '@eminent/pictures';
import { Portrait } from '../../art/portraits/portrait.tsx';
import type { GameOnPage } from '../../game/current-game.ts';
import { useLang } from '../../settings/settings.ts';
import type { GameProps } from '../../game/table-extras.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { refusalText } from '../../game/problem-text.ts';
import { ask } from '../api.ts';
import { socket } from '../page-socket.ts';
import type { Command } from '../outbox.ts';
import { submitHandler } from '../parts/submit-handler.ts';
import { useIsLost } from './portrait-status.tsx';
import { setDraft, useChatDraft } from './chat-draft.ts';
import { useMutedUsers } from './muted-users.ts';
import { say, sayPhrase, useShown, useTable } from './table-store.ts';
import { unmutedMessages, lineText, useRead } from './chat-messages.ts';
import styles from './chat-drawer.module.css';

export function ChatDrawer({ game, onClose }: GameProps & { readonly onClose: () => void }) {
  const lang = useLang();
  const messages = useShown((shown) => shown.talk) ?? [];
  const seats = useShown((shown) => shown.seats) ?? [];
  const ownSeat = useShown((shown) => shown.own.seat);
  const watchers = useShown((shown) => shown.watchers) ?? 0;
  const muted = useMutedUsers((store) => store.people);
  const lines = unmutedMessages(messages, seats, muted);
  const last = messages.at(-1)?.id ?? 0;
  useEffect(() => useRead.setState({ read: last }), [last]);
  return (
    <Drawer title={msg(lang, 'online.table.talk.title')} onClose={onClose}>
      <div className={styles.talk} data-talk>
        <Lines lines={lines} game={game} ownSeat={ownSeat} />
        {watchers > 0 && (
          <p className={styles.aside}>
            <SignIcon sign="eye" size={14} /> {msg(lang, 'online.table.spectatorsSee')}
          </p>
        )}
        <Players game={game} seats={seats} ownSeat={ownSeat} />
        {ownSeat !== undefined && <MessageForm />}
      </div>
    </Drawer>
  );
}

interface LinesProps {
  readonly lines: readonly TalkLine[];
  readonly game: GameOnPage;
  readonly ownSeat: number | undefined;
}

type Say = Extract<Command, { type: 'say' }>;

function useUnacknowledged(): readonly Say[] {
  const { outbox } = socket;
  const table = useTable((store) => store.table);
  const all = useSyncExternalStore(outbox.subscribe, () => outbox.all);
  return useMemo(
    () =>
      all.filter((command): command is Say => command.type === 'say' && command.table === table),
    [all, table],
  );
}

function Lines({ lines, game, ownSeat }: LinesProps) {
  const lang = useLang();
  const list = useRef<HTMLOListElement>(null);
  const unsent = useUnacknowledged();
  const n = lines.length + unsent.length;
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    // Scrolls to the end for each new message: `n` is a dependency.
    void n;
  }, [n]);
  if (n === 0) return <p className={styles.none}>{msg(lang, 'online.table.talk.none')}</p>;
  return (
    // Focusable so that the keyboard can scroll a long chat.
    <ol
      ref={list}
      className={styles.lines}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={msg(lang, 'online.table.talk.label')}
    >
      {lines.map((line, at) => (
        <Line
          key={line.id}
          line={line}
          game={game}
          isOwn={line.seat === ownSeat}
          isNewTurn={lines[at - 1]?.turn !== line.turn}
        />
      ))}
      {unsent.map((say) => (
        <UnacknowledgedMessage key={say.key} say={say} />
      ))}
    </ol>
  );
}

interface LineProps {
  readonly line: TalkLine;
  readonly game: GameOnPage;
  readonly isOwn: boolean;
  readonly isNewTurn: boolean;
}

function Line({ line, game: { about, names }, isOwn, isNewTurn }: LineProps) {
  const lang = useLang();
  const name = names[line.seat] ?? '';
  return (
    <>
      {isNewTurn && line.turn > 0 && (
        <li className={styles.aside}>{msg(lang, 'online.table.talk.turn', { n: line.turn })}</li>
      )}
      <li className={isOwn ? styles.own : styles.line} data-line={line.id}>
        {!isOwn && <Portrait face={faceOf(about, line.seat)} name={name} className={styles.face} />}
        <p>
          {isOwn ? <span className="sr-only">{name}</span> : <b>{name}</b>}
          <span className={styles.words}>
            {line.phrase !== undefined && <SignIcon sign="globe" size={13} />}
            {lineText(lang, line)}
          </span>
        </p>
      </li>
    </>
  );
}

/** An unacknowledged message is shown after this delay, or at once if the connection is lost. */
const SHOW_UNSENT_MS = 700;

function UnacknowledgedMessage({ say: { text, phrase } }: { readonly say: Say }) {
  const lang = useLang();
  const isLost = useIsLost();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SHOW_UNSENT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLost && !isLate) return null;
  return (
    <li className={styles.own} data-unsent>
      <p>
        <span className={styles.words}>
          {phrase === undefined ? text : msg(lang, `online.table.phrases.${phrase}`)}
        </span>
        <i className={styles.unsent}>
          {msg(lang, isLost ? 'online.table.talk.kept' : 'online.table.talk.sending')}
        </i>
      </p>
    </li>
  );
}

function MessageForm() {
  const lang = useLang();
  const table = useTable((store) => store.table);
  const refused = useTable((store) =>
    store.refused?.command === 'say' ? store.refused : undefined,
  );
  const text = useChatDraft(table);
  const setText = (written: string) => setDraft(table, written);
  const send = () => {
    if (text.trim() === '') return;
    say(text.trim());
    setText('');
  };
  return (
    <div className={styles.speak}>
      <Phrases />
      <p className={styles.hint}>
        <SignIcon sign="globe" size={13} /> {msg(lang, 'online.table.talk.inOwnLanguage')}
      </p>
      {refused !== undefined && (
        <p role="alert" className={styles.refused}>
          {refusalText(lang, refused.reason)}
        </p>
      )}
      <form className={styles.form} onSubmit={submitHandler(send)}>
        <input
          type="text"
          value={text}
          maxLength={MAX_TALK}
          autoComplete="off"
          aria-label={msg(lang, 'online.table.talk.placeholder')}
          placeholder={msg(lang, 'online.table.talk.placeholder')}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" aria-label={msg(lang, 'online.table.talk.send')}>
          <SignIcon sign="send" />
        </button>
      </form>
    </div>
  );
}

function Phrases() {
  const lang = useLang();
  return (
    <div
      className={styles.phrases}
      role="group"
      aria-label={msg(lang, 'online.table.talk.phrases')}
    >
      {PHRASES.map((phrase) => (
        <button key={phrase} type="button" data-phrase={phrase} onClick={() => sayPhrase(phrase)}>
          {msg(lang, `online.table.phrases.${phrase}`)}
        </button>
      ))}
    </div>
  );
}

interface PlayersProps {
  readonly game: GameOnPage;
  readonly seats: readonly SeatState[];
  readonly ownSeat: number | undefined;
}

function Players({ game: { names }, seats, ownSeat }: PlayersProps) {
  const lang = useLang();
  const { people, mute } = useMutedUsers();
  const [reported, setReported] = useState<{ readonly person: string; readonly name: string }>();
  const others = seats.flatMap(({ person }, seat) =>
    person === undefined || seat === ownSeat ? [] : [{ person, name: names[seat] ?? '' }],
  );
  if (others.length === 0) return null;
  return (
    <details className={styles.people}>
      <summary>{msg(lang, 'online.table.talk.people')}</summary>
      <ul>
        {others.map(({ person, name }) => {
          const isMuted = people.includes(person);
          return (
            <li key={person}>
              <span>
                {name} {isMuted && <i>{msg(lang, 'online.table.talk.muted')}</i>}
              </span>
              <IconButton
                sign={isMuted ? 'mute' : 'sound'}
                label={msg(lang, isMuted ? 'online.table.talk.hear' : 'online.table.talk.mute', {
                  name,
                })}
                pressed={isMuted}
                onClick={() => mute(person, !isMuted)}
              />
              <IconButton
                sign="flag"
                label={msg(lang, 'online.table.talk.report', { name })}
                onClick={() => setReported({ person, name })}
              />
            </li>
          );
        })}
      </ul>
      {reported !== undefined && <ReportForm key={reported.person} {...reported} />}
    </details>
  );
}

/** The report includes the player's last chat message. */
function ReportForm({ person, name }: { readonly person: string; readonly name: string }) {
  const lang = useLang();
  const [reason, setReason] = useState<(typeof REPORT_REASONS)[number]>('insult');
  const [succeeded, setSucceeded] = useState<boolean>();
  const line = useShown(({ talk, seats }) =>
    talk.findLast(({ seat }) => seats[seat]?.person === person),
  );
  const report = async () => {
    const { table } = useTable.getState();
    const body: v.InferInput<typeof newReport> = {
      person,
      reason,
      ...(table === undefined ? {} : { table }),
      ...(line === undefined ? {} : { line: line.id }),
    };
    setSucceeded((await ask('POST', '/reports', madeReport, body)).ok);
  };
  return (
    <div className={styles.report}>
      <select
        aria-label={msg(lang, 'online.table.talk.why')}
        value={reason}
        onChange={({ target }) =>
          setReason(REPORT_REASONS.find((one) => one === target.value) ?? 'other')
        }
      >
        {REPORT_REASONS.map((one) => (
          <option key={one} value={one}>
            {msg(lang, `online.table.talk.reasons.${one}`)}
          </option>
        ))}
      </select>
      <button type="button" disabled={succeeded === true} onClick={() => void report()}>
        {msg(lang, 'online.table.talk.report', { name })}
      </button>
      <p role="status">
        {succeeded === true && msg(lang, 'online.table.talk.reported', { name })}
        {succeeded === false && msg(lang, 'online.table.talk.notReported')}
      </p>
    </div>
  );
}
