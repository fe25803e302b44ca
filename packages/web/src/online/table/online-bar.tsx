// Online tools in the top bar: number of spectators, table menu, and chat button.
import {
  type Clock,
  CLOCKS,
  CORRESPONDENCE_SECONDS,
  newLink,
  type Wish,
} from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ask, inPath, type Refusal } from '../api.ts';
import { isSecondPress } from '../double-press.ts';
import { keepLinks, linksOf } from '../invite/invite-links.ts';
import { addressesOf } from '../share-link.ts';
import { RequestError } from '../parts/request-error.tsx';
import { ShareLink } from '../parts/share.tsx';
import { useIsLost } from './portrait-status.tsx';
import { useMutedUsers } from './muted-users.ts';
import { ANNOUNCEMENTS, useAnnouncements } from './table-announcer.tsx';
import { propose, resign, takeBackSeat, useAway, useShown, useTable } from './table-store.ts';
import { unmutedMessages, unreadIn, useRead } from './chat-messages.ts';
import styles from './online-bar.module.css';

interface WatchersProps {
  readonly className?: string | undefined;
}

export function Watchers({ className }: WatchersProps) {
  const lang = useLang();
  const watchers = useShown((shown) => shown.watchers) ?? 0;
  const isSpectator = useShown((shown) => shown.own.seat === undefined) === true;
  const isLost = useIsLost();
  if (isLost || (watchers === 0 && !isSpectator)) return null;
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

/** Returns the number of unread messages. Opening a table marks its messages so far as read. */
function useUnread(): number {
  const table = useTable((store) => store.table);
  const messages = useShown((shown) => shown.talk) ?? [];
  const seats = useShown((shown) => shown.seats) ?? [];
  const ownSeat = useShown((shown) => shown.own.seat);
  const muted = useMutedUsers((store) => store.people);
  const read = useRead();
  const last = messages.at(-1)?.id ?? 0;
  useEffect(() => {
    if (table !== undefined && useRead.getState().table !== table) {
      useRead.setState({ table, read: last });
    }
  }, [table, last]);
  return read.table === table
    ? unreadIn(unmutedMessages(messages, seats, muted), read.read, ownSeat)
    : 0;
}

function TalkButton({ onTalk }: { readonly onTalk: () => void }) {
  const lang = useLang();
  const n = useUnread();
  const isSpectator = useShown((shown) => shown.own.seat === undefined) === true;
  // Spectators do not see the players' chat.
  if (isSpectator) return null;
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
            <TableActions onDone={() => setOpen(false)} />
            <SpectatorLink />
            <AnnouncementSettings />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The clocks that a player can propose instead of `clock`, at most one of each kind. */
function otherClocks(
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

interface TableActionsProps {
  readonly onDone: () => void;
}

function TableActions({ onDone }: TableActionsProps) {
  const isSeated = useShown((shown) => shown.own.seat !== undefined) === true;
  return isSeated ? (
    <>
      <ProposalActions onDone={onDone} />
      <SeatActions onDone={onDone} />
    </>
  ) : null;
}

function ProposalActions({ onDone }: TableActionsProps) {
  const lang = useLang();
  const clocks = useShown((shown) => shown.clocks);
  const away = useAway();
  const isProposed = useShown((shown) => shown.proposal !== undefined) === true;
  // There is one proposal at a time, and none from a player who has resigned.
  const cannotPropose = isProposed || away === 'resigned';
  const proposing = (wish: Wish) => () => {
    propose(wish);
    onDone();
  };
  const { paused = false } = clocks ?? {};
  return (
    <section className={styles.list}>
      <h3>{msg(lang, 'online.table.menu.ask')}</h3>
      <button
        type="button"
        disabled={cannotPropose}
        onClick={proposing({ kind: paused ? 'resume' : 'pause' })}
      >
        {msg(lang, paused ? 'online.table.resume' : 'online.table.tools.pause')}
      </button>
      {clocks !== undefined &&
        otherClocks(clocks.clock).map(({ key, clock }) => (
          <button
            key={key}
            type="button"
            disabled={cannotPropose}
            onClick={proposing({ kind: 'clock', clock })}
          >
            {msg(lang, 'online.table.tools.clock')}: {msg(lang, `online.table.tools.${key}`)}
          </button>
        ))}
      <button type="button" disabled={cannotPropose} onClick={proposing({ kind: 'end' })}>
        {msg(lang, 'online.table.tools.end')}
      </button>
    </section>
  );
}

/** A button that resigns on the second press, or takes the seat back from a bot. */
function SeatActions({ onDone }: TableActionsProps) {
  const lang = useLang();
  const away = useAway();
  const [isConfirming, setIsConfirming] = useState(false);
  const pressResign = () => {
    if (!isConfirming) return setIsConfirming(true);
    // The second click of a double click does not confirm.
    if (isSecondPress()) return undefined;
    resign();
    return onDone();
  };
  const pressBack = () => {
    takeBackSeat();
    onDone();
  };
  return (
    <section className={styles.list}>
      <h3>{msg(lang, 'online.table.menu.seat')}</h3>
      {away !== undefined ? (
        <button type="button" onClick={pressBack}>
          {msg(lang, 'online.table.tools.back')}
        </button>
      ) : (
        <button type="button" data-resign onClick={pressResign}>
          {msg(lang, isConfirming ? 'online.table.tools.sure' : 'online.table.tools.resign')}
        </button>
      )}
    </section>
  );
}

/** Users who have the link can share it; the host can create it. Listed tables need no secret. */
function SpectatorLink() {
  const lang = useLang();
  const table = useTable((store) => store.table);
  const setup = useShown((shown) => shown.setup);
  const isHost = useShown(({ host, own, seats }) => seats[own.seat ?? -1]?.person === host);
  const [refusal, setRefusal] = useState<Refusal>();
  const [created, setCreated] = useState<string>();
  if (table === undefined || setup === undefined || setup.spectators === 'no') return null;
  const { watch, look } = linksOf(table);
  const secret = created ?? watch ?? look;
  const isListed = setup.join === 'listed';
  if (secret === undefined && !isListed && isHost !== true) return null;
  const createLink = async () => {
    const answer = await ask('POST', `/tables/${inPath(table)}/watch`, newLink);
    if (!answer.ok) return setRefusal(answer.refusal);
    keepLinks(table, { watch: answer.value.secret });
    setCreated(answer.value.secret);
  };
  return (
    <section className={styles.list}>
      <h3>{msg(lang, 'online.create.spectators')}</h3>
      {secret === undefined && !isListed ? (
        <>
          <button type="button" onClick={() => void createLink()}>
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

function AnnouncementSettings() {
  const lang = useLang();
  const { enabled, change } = useAnnouncements();
  return (
    <fieldset className={styles.announcements}>
      <legend>{msg(lang, 'online.table.speech.title')}</legend>
      {ANNOUNCEMENTS.map((one) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={enabled[one]}
            onChange={({ target }) => change(one, target.checked)}
          />{' '}
          {msg(lang, `online.table.speech.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
