// The top bar of an online table: spectators, chat with its unread count, and the table menu.
import { type Clock, CLOCKS, CORRESPONDENCE_SECONDS, newLink } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ask, inPath, type Refusal } from '../api.ts';
import { isSecondHalf } from '../double-press.ts';
import { keepWatch, linksOf } from '../invite/invite-links.ts';
import { addressesOf } from '../share-link.ts';
import { RequestError } from '../parts/request-error.tsx';
import { ShareLink } from '../parts/share.tsx';
import { useIsLost } from './portrait-status.tsx';
import { useMutedUsers } from './muted-users.ts';
import { HEARD, useHeard } from './table-announcer.tsx';
import { propose, resign, takeBackSeat, useShown, useTable } from './table-store.ts';
import { audibleMessages, unreadIn, useRead } from './chat-messages.ts';
import styles from './online-bar.module.css';

interface WatchersProps {
  readonly className?: string | undefined;
}

export function Watchers({ className }: WatchersProps) {
  const lang = useLang();
  const watchers = useShown((shown) => shown.watchers) ?? 0;
  const isOnlooker = useShown((shown) => shown.own.seat === undefined) === true;
  const isLost = useIsLost();
  if (isLost || (watchers === 0 && !isOnlooker)) return null;
  return (
    <p className={clsx(styles.watchers, className)} data-watchers={watchers}>
      <SignIcon sign="eye" size={18} />
      <b aria-hidden="true">{watchers}</b>
      <span>{msg(lang, 'online.table.watchers', { n: watchers })}</span>
    </p>
  );
}

export function Tools({ onTalk }: { readonly onTalk: () => void }) {
  return (
    <>
      <Watchers className={styles.upright} />
      <TableMenu />
      <TalkButton onTalk={onTalk} />
    </>
  );
}

/** The number of unread messages. */
function useUnread(): number {
  const table = useTable((store) => store.table);
  const talk = useShown((shown) => shown.talk) ?? [];
  const seats = useShown((shown) => shown.seats) ?? [];
  const own = useShown((shown) => shown.own.seat);
  const muted = useMutedUsers((store) => store.people);
  const read = useRead();
  const last = talk.at(-1)?.id ?? 0;
  useEffect(() => {
    if (table !== undefined && useRead.getState().table !== table) {
      useRead.setState({ table, read: last });
    }
  }, [table, last]);
  return read.table === table ? unreadIn(audibleMessages(talk, seats, muted), read.read, own) : 0;
}

function TalkButton({ onTalk }: { readonly onTalk: () => void }) {
  const lang = useLang();
  const n = useUnread();
  const isOnlooker = useShown((shown) => shown.own.seat === undefined) === true;
  // Spectators do not see the players' chat.
  if (isOnlooker) return null;
  const label =
    n === 0 ? msg(lang, 'online.table.tools.talk') : msg(lang, 'online.table.tools.talkNew', { n });
  return (
    <span className={styles.talk}>
      <IconButton sign="talk" label={label} onClick={onTalk} />
      {n > 0 && (
        <span className={styles.badge} aria-hidden="true" data-unread={n}>
          {n}
        </span>
      )}
    </span>
  );
}

/** The table menu: proposals, seat actions, the spectator link, and announcements. */
function TableMenu() {
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const isOver = useShown(({ phase }) => phase === 'over') === true;
  return (
    <>
      <IconButton
        sign="friends"
        label={msg(lang, 'online.table.menu.title')}
        disabled={isOver}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Dialog title={msg(lang, 'online.table.menu.title')} onClose={() => setOpen(false)}>
          <div className={styles.menu}>
            <Wishes onDone={() => setOpen(false)} />
            <Spectators />
            <Hearing />
          </div>
        </Dialog>
      )}
    </>
  );
}

/**
 * The clock to propose instead of the current one: live for a correspondence game, and vice versa.
 */
function clocksBeside(
  clock: Clock,
): readonly { readonly key: 'toDays' | 'toLive' | 'toNone'; readonly clock: Clock }[] {
  const isLive = clock.kind === 'timed' && clock.decision < CORRESPONDENCE_SECONDS;
  const isDays = clock.kind === 'timed' && !isLive;
  return [
    ...(isDays ? [] : [{ key: 'toDays', clock: CLOCKS.day } as const]),
    ...(isLive ? [] : [{ key: 'toLive', clock: CLOCKS.relaxed } as const]),
    ...(clock.kind === 'none' ? [] : [{ key: 'toNone', clock: CLOCKS.none } as const]),
  ];
}

function Wishes({ onDone }: { readonly onDone: () => void }) {
  const lang = useLang();
  const clocks = useShown((shown) => shown.clocks);
  const isSeated = useShown((shown) => shown.own.seat !== undefined) === true;
  const away = useShown(({ own, seats }) => seats[own.seat ?? -1]?.away);
  const isProposed = useShown((shown) => shown.proposal !== undefined) === true;
  // A player who has resigned cannot propose anything until they take the seat back.
  const isMute = isProposed || away === 'resigned';
  const [sure, setSure] = useState(false);
  const done = (act: () => void) => () => {
    act();
    onDone();
  };
  const { paused = false } = clocks ?? {};
  const giveUp = () => {
    if (!sure) return setSure(true);
    // Unlike a double press, a second deliberate press confirms.
    return isSecondHalf() ? undefined : done(resign)();
  };
  if (!isSeated) return null;
  return (
    <>
      <section className={styles.list}>
        <h3>{msg(lang, 'online.table.menu.ask')}</h3>
        <button
          type="button"
          disabled={isMute}
          onClick={done(() => propose({ kind: paused ? 'resume' : 'pause' }))}
        >
          {msg(lang, paused ? 'online.table.resume' : 'online.table.tools.pause')}
        </button>
        {clocks !== undefined &&
          clocksBeside(clocks.clock).map(({ key, clock }) => (
            <button
              key={key}
              type="button"
              disabled={isMute}
              onClick={done(() => propose({ kind: 'clock', clock }))}
            >
              {msg(lang, 'online.table.tools.clock')}: {msg(lang, `online.table.tools.${key}`)}
            </button>
          ))}
        <button type="button" disabled={isMute} onClick={done(() => propose({ kind: 'end' }))}>
          {msg(lang, 'online.table.tools.end')}
        </button>
      </section>
      <section className={styles.list}>
        <h3>{msg(lang, 'online.table.menu.seat')}</h3>
        {away !== undefined ? (
          <button type="button" onClick={done(takeBackSeat)}>
            {msg(lang, 'online.table.tools.back')}
          </button>
        ) : (
          <button type="button" data-resign onClick={giveUp}>
            {msg(lang, sure ? 'online.table.tools.sure' : 'online.table.tools.resign')}
          </button>
        )}
      </section>
    </>
  );
}

/** The spectator link, for users who may share it. */
function Spectators() {
  const lang = useLang();
  const table = useTable((store) => store.table);
  const setup = useShown((shown) => shown.setup);
  const isHost = useShown(({ host, own, seats }) => seats[own.seat ?? -1]?.person === host);
  const [refusal, setRefusal] = useState<Refusal>();
  const [made, setMade] = useState<string>();
  if (table === undefined || setup === undefined || setup.spectators === 'no') return null;
  const { watch, look } = linksOf(table);
  const secret = made ?? watch ?? look;
  const isListed = setup.join === 'listed';
  if (secret === undefined && !isListed && isHost !== true) return null;
  const make = async () => {
    const answer = await ask('POST', `/tables/${inPath(table)}/watch`, newLink);
    if (!answer.ok) return setRefusal(answer.refusal);
    keepWatch(table, answer.value.secret);
    setMade(answer.value.secret);
  };
  return (
    <section className={styles.list}>
      <h3>{msg(lang, 'online.create.spectators')}</h3>
      {secret === undefined && !isListed ? (
        <>
          <button type="button" onClick={() => void make()}>
            {msg(lang, 'online.table.menu.newLink')}
          </button>
          <p>{msg(lang, 'online.table.menu.newLinkText')}</p>
        </>
      ) : (
        <ShareLink
          addresses={secret === undefined ? addressesOf('t', table) : addressesOf('w', secret)}
          label={msg(lang, 'online.gather.watchLink')}
          title={msg(lang, 'online.table.title')}
        />
      )}
      <RequestError refusal={refusal} />
    </section>
  );
}

/** The settings of screen reader announcements. */
function Hearing() {
  const lang = useLang();
  const { heard, change } = useHeard();
  return (
    <fieldset className={styles.hearing}>
      <legend>{msg(lang, 'online.table.speech.title')}</legend>
      {HEARD.map((one) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={heard[one]}
            onChange={({ target }) => change(one, target.checked)}
          />{' '}
          {msg(lang, `online.table.speech.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
