// The end of an online game: the result, the rating change, the proof of the deal, the rematch.
import { type FairProof, pastGames, readProof, type RematchState } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useEffect, useMemo, useState } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { leaveGame } from '../../game/open-game.ts';
import { useLang } from '../../settings/settings.ts';
import { EmbedCode } from '../../replay/embed-code.tsx';
import type { GameProps } from '../../game/table-extras.ts';
import { inPath } from '../api.ts';
import { noteOf } from '../deal-note.ts';
import { useFetched } from '../use-fetched.ts';
import { ratingChangeText } from '../lobby/table-summary.ts';
import { noteRematch } from '../rematch.ts';
import { useMe } from '../user-session.ts';
import { DealVerified } from '../fair-deal/deal-verified.tsx';
import { useVerdict } from '../fair-deal/verify-in-worker.ts';
import { proposeRematch, declineRematch, useShown, useTable } from './table-store.ts';
import styles from './game-over.module.css';

/** Polling interval of the rating change, which the server computes after the end of the game. */
const RATING_POLL_MS = 5000;

/** The actions after a game: the rematch, the lobby, and the code to embed the replay. */
export function GameOver({ game: { names } }: GameProps) {
  const lang = useLang();
  const ownSeat = useShown((shown) => shown.own.seat);
  const rematch = useShown((shown) => shown.rematch);
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
          onClick={() => leaveGame(`/online/t/${next}`)}
        >
          <SignIcon sign="play" size={18} />
          {msg(lang, 'online.table.after.toRematch')}
        </button>
      ) : (
        ownSeat !== undefined &&
        rematch !== undefined && <Rematch ownSeat={ownSeat} rematch={rematch} names={names} />
      )}
      <button type="button" onClick={() => leaveGame('/online')}>
        {msg(lang, 'online.table.toLobby')}
      </button>
      {table !== undefined && <EmbedCode table={table} ply={0} />}
    </>
  );
}

function Rematch({
  ownSeat,
  rematch,
  names,
}: {
  readonly ownSeat: number;
  readonly rematch: RematchState;
  readonly names: readonly string[];
}) {
  const lang = useLang();
  const [sameDeal, setSameDeal] = useState(false);
  const { wanted, declined } = rematch;
  const isWanted = wanted[ownSeat] === true;
  const othersIn = (votes: readonly boolean[] = []) =>
    votes.flatMap((hasVoted, seat) => (hasVoted && seat !== ownSeat ? [names[seat] ?? ''] : []));
  const wantedBy = othersIn(wanted);
  const hasDeclined = declined?.[ownSeat] === true;
  const mayDecline = declined !== undefined && (isWanted || (wantedBy.length > 0 && !hasDeclined));
  return (
    <span className={styles.rematch}>
      {isWanted ? (
        <span role="status">{msg(lang, 'online.table.after.wanted')}</span>
      ) : (
        <ProposeRematch hasDeclined={hasDeclined} onPress={() => proposeRematch(sameDeal)} />
      )}
      {mayDecline && (
        <button type="button" data-decline onClick={declineRematch}>
          {msg(lang, `online.table.after.${isWanted ? 'withdraw' : 'decline'}`)}
        </button>
      )}
      {!isWanted && (
        <label className={styles.sameDeal}>
          <input
            type="checkbox"
            checked={sameDeal}
            onChange={({ target }) => setSameDeal(target.checked)}
          />
          {msg(lang, 'online.table.after.turned')}
        </label>
      )}
      <OthersVotes wantedBy={wantedBy} declinedBy={othersIn(declined)} />
    </span>
  );
}

interface ProposeRematchProps {
  readonly hasDeclined: boolean;
  readonly onPress: () => void;
}

function ProposeRematch({ hasDeclined, onPress }: ProposeRematchProps) {
  const lang = useLang();
  return (
    <>
      {hasDeclined && <span role="status">{msg(lang, 'online.table.after.declined')}</span>}
      <button
        type="button"
        className={hasDeclined ? undefined : 'primary'}
        data-rematch
        onClick={onPress}
      >
        <SignIcon sign="replay" size={18} />
        {msg(lang, 'online.table.after.rematch')}
      </button>
    </>
  );
}

interface OthersVotesProps {
  readonly wantedBy: readonly string[];
  readonly declinedBy: readonly string[];
}

function OthersVotes({ wantedBy, declinedBy }: OthersVotesProps) {
  const lang = useLang();
  return (
    <>
      {wantedBy.map((name) => (
        <span key={name} role="status" className={styles.wanted}>
          {msg(lang, 'online.table.after.wantedBy', { name })}
        </span>
      ))}
      {declinedBy.map((name) => (
        <span key={name} role="status" className={styles.declined}>
          {msg(lang, 'online.table.after.declinedBy', { name })}
        </span>
      ))}
    </>
  );
}

/** Shows how a game ended early, the rating change, and whether the deal matches its promise. */
export function ResultNotes() {
  const lang = useLang();
  const how = useShown((shown) => shown.result?.how);
  const isRated = useShown((shown) => shown.setup.rated && shown.own.seat !== undefined) === true;
  const proof = useProof();
  return (
    <>
      {how !== undefined && how !== 'played' && (
        <p data-ended={how}>{msg(lang, `online.table.after.${how}`)}</p>
      )}
      {isRated && how === 'played' && <RatingChange />}
      {proof !== undefined && <DealVerdictButton proof={proof} />}
    </>
  );
}

/** The proof of the deal; undefined if there is none, or it cannot be read. */
function useProof(): FairProof | undefined {
  const json = useShown((shown) => shown.result?.proof);
  return useMemo(() => {
    const read = json && readProof(json);
    return read?.ok === true ? read.value : undefined;
  }, [json]);
}

/** Opens the details of the verification. Hidden until there is a verdict. */
function DealVerdictButton({ proof }: { readonly proof: FairProof }) {
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

function RatingChange() {
  const lang = useLang();
  const table = useTable((store) => store.table);
  const me = useMe();
  const path = me === undefined ? undefined : `/people/${inPath(me.id)}/games`;
  const { value } = useFetched(path, pastGames, RATING_POLL_MS);
  const change = value?.games.find((game) => game.table === table)?.change;
  if (change === undefined) return null;
  return (
    <p data-rating={Math.round(change)}>
      {msg(lang, 'online.table.after.rating', { change: ratingChangeText(change) })}
    </p>
  );
}

/** The verification of the deal at the open table. Replaces the table while it is shown. */
export function DealOfTable() {
  const proof = useProof();
  const back = () => useTable.setState({ verifies: false });
  return proof === undefined ? null : (
    <DealVerified proof={proof} note={noteOf(proof.table)} onBack={back} />
  );
}
