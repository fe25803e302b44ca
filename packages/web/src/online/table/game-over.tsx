// The end of an online game: how it ended, and the rematch.
import { type FairProof, pastGames, readProof, type RematchState } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useEffect, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { SignIcon } from '../../art/icons.tsx';
import { useGameStore } from '../../game/current-game.ts';
import { useLang } from '../../settings/settings.ts';
import { EmbedCode } from '../../replay/embed-code.tsx';
import type { OfGame } from '../../game/table-extras.ts';
import { inPath } from '../api.ts';
import { noteOf } from '../deal-note.ts';
import { useFetched } from '../use-fetched.ts';
import { noteRematch } from '../rematch.ts';
import { useMe } from '../user-session.ts';
import { DealVerified } from '../fair-deal/deal-verified.tsx';
import { useVerdict } from '../fair-deal/verify-in-worker.ts';
import { proposeRematch, declineRematch, useShown, useTable } from './table-store.ts';
import styles from './game-over.module.css';

/** Ratings are computed a moment after the end. */
const RATED_SOON_MS = 5000;

/** A rematch starts when all players agree. */
export function GameOver({ game: { names } }: OfGame) {
  const lang = useLang();
  const leave = useGameStore((store) => store.leave);
  const own = useShown((shown) => shown.own.seat);
  const rematch = useShown((shown) => shown.rematch);
  const away = (path: string) => {
    leave();
    navigate(path);
  };
  const next = rematch?.table;
  const table = useTable((store) => store.table);
  useEffect(() => {
    if (table !== undefined && rematch !== undefined) noteRematch(table, rematch);
  }, [table, rematch]);
  return (
    <>
      {next !== undefined ? (
        <button
          type="button"
          className="primary"
          data-next
          onClick={() => away(`/online/t/${next}`)}
        >
          <SignIcon sign="play" size={18} />
          {msg(lang, 'online.table.after.toRematch')}
        </button>
      ) : (
        own !== undefined &&
        rematch !== undefined && <Again own={own} rematch={rematch} names={names} />
      )}
      <button type="button" onClick={() => away('/online')}>
        {msg(lang, 'online.table.toLobby')}
      </button>
      {table !== undefined && <EmbedCode table={table} ply={0} />}
    </>
  );
}

/** Who wants a rematch and who does not; buttons to propose and to withdraw. */
function Again({
  own,
  rematch,
  names,
}: {
  readonly own: number;
  readonly rematch: RematchState;
  readonly names: readonly string[];
}) {
  const lang = useLang();
  const [turned, setTurned] = useState(false);
  const { wanted, declined } = rematch;
  const isWanted = wanted[own] === true;
  const othersIn = (wishes: readonly boolean[] = []) =>
    wishes.flatMap((isSo, seat) => (isSo && seat !== own ? [names[seat] ?? ''] : []));
  const wantedBy = othersIn(wanted);
  const isDeclined = declined?.[own] === true;
  const mayDecline = declined !== undefined && (isWanted || (wantedBy.length > 0 && !isDeclined));
  return (
    <span className={styles.rematch}>
      {isWanted ? (
        <span role="status">{msg(lang, 'online.table.after.wanted')}</span>
      ) : (
        <>
          {isDeclined && <span role="status">{msg(lang, 'online.table.after.declined')}</span>}
          <button
            type="button"
            className={isDeclined ? undefined : 'primary'}
            data-rematch
            onClick={() => proposeRematch(turned)}
          >
            <SignIcon sign="replay" size={18} />
            {msg(lang, 'online.table.after.rematch')}
          </button>
        </>
      )}
      {mayDecline && (
        <button type="button" data-decline onClick={declineRematch}>
          {msg(lang, `online.table.after.${isWanted ? 'withdraw' : 'decline'}`)}
        </button>
      )}
      {!isWanted && (
        <label className={styles.turned}>
          <input
            type="checkbox"
            checked={turned}
            onChange={({ target }) => setTurned(target.checked)}
          />
          {msg(lang, 'online.table.after.turned')}
        </label>
      )}
      {wantedBy.map((name) => (
        <span key={name} role="status" className={styles.wanted}>
          {msg(lang, 'online.table.after.wantedBy', { name })}
        </span>
      ))}
      {othersIn(declined).map((name) => (
        <span key={name} role="status" className={styles.declined}>
          {msg(lang, 'online.table.after.declinedBy', { name })}
        </span>
      ))}
    </span>
  );
}

/** How a game ended early, its rating change, and whether the deal matches its promise. */
export function Afterwards() {
  const lang = useLang();
  const how = useShown((shown) => shown.result?.how);
  const isRated = useShown((shown) => shown.setup.rated && shown.own.seat !== undefined) === true;
  const given = useShown((shown) => shown.result?.proof);
  const proof = useMemo(() => (given === undefined ? undefined : proofIn(given)), [given]);
  return (
    <>
      {how !== undefined && how !== 'played' && (
        <p data-ended={how}>{msg(lang, `online.table.after.${how}`)}</p>
      )}
      {isRated && how === 'played' && <RatingChange />}
      {proof !== undefined && <DealLine proof={proof} />}
    </>
  );
}

function proofIn(value: object): FairProof | undefined {
  const read = readProof(value);
  return read.ok ? read.value : undefined;
}

/** The verdict on the deal in one line; a press shows the details. */
function DealLine({ proof }: { readonly proof: FairProof }) {
  const lang = useLang();
  const note = useMemo(() => noteOf(proof.table), [proof]);
  const found = useVerdict(proof, note);
  if (found.kind !== 'verdict') return null;
  const { ok } = found.verdict;
  return (
    <p>
      <button
        type="button"
        className={styles.deal}
        data-deal={ok ? 'fits' : 'differs'}
        onClick={() => useTable.setState({ verifies: true })}
      >
        <SignIcon sign={ok ? 'check' : 'alarm'} size={16} />
        {msg(lang, ok ? 'online.verified.fits' : 'online.verified.differs')}
      </button>
    </p>
  );
}

/** The rating change, once the server has computed it. */
function RatingChange() {
  const lang = useLang();
  const table = useTable((store) => store.table);
  const me = useMe();
  const path = me === undefined ? undefined : `/people/${inPath(me.id)}/games`;
  const { value } = useFetched(path, pastGames, RATED_SOON_MS);
  const change = value?.games.find((game) => game.table === table)?.change;
  if (change === undefined) return null;
  const points = Math.round(change);
  return (
    <p data-rating={points}>
      {msg(lang, 'online.table.after.rating', {
        change: points < 0 ? `−${-points}` : `+${points}`,
      })}
    </p>
  );
}

/** The proof of the deal, shown instead of the table. */
export function DealOfTable() {
  const given = useShown((shown) => shown.result?.proof);
  const proof = useMemo(() => (given === undefined ? undefined : proofIn(given)), [given]);
  const back = () => useTable.setState({ verifies: false });
  return proof === undefined ? null : (
    <DealVerified proof={proof} note={noteOf(proof.table)} onBack={back} />
  );
}
