// The finished games of this device, and records from elsewhere.
import { parseRecord, type RecordProblem, replayRecord } from '@eminent/engine';
import { listText, msg, recordProblemText } from '@eminent/text';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-hash-location';
import { history, useHistory } from '../keep/device.ts';
import { namesIn } from '../game/names.ts';
import { useLang } from '../settings/settings.ts';
import { Sigil } from '../art/icons.tsx';
import { lineOf } from '../ui/boundary.tsx';
import { Page } from '../ui/page.tsx';
import styles from './replays.module.css';

/** More than the record of any game; a file that is larger is not read at all. */
const MOST_BYTES = 4_000_000;

/** Why a file was not opened, and what the program says of it. */
interface Refused {
  readonly problem: RecordProblem;
  readonly error?: string;
}

export function ReplaysPage() {
  const lang = useLang();
  const file = useRef<HTMLInputElement>(null);
  const games = useHistory();
  const [problem, setProblem] = useState<Refused>();
  const [isFull, setFull] = useState(false);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) return setProblem({ problem: { kind: 'too-long' } });
    const text = await file.text();
    const record = parseRecord(text);
    const replay = record.ok ? replayRecord(record.value) : record;
    if (!record.ok || !replay.ok) {
      if (!replay.ok) setProblem(replay);
      return;
    }
    const { state } = replay.value;
    const id = history.addRecord({
      at: Date.now(),
      names: state.players.map((_, seat) => record.value.names[seat] ?? ''),
      scores: [],
      winners: record.value.winners ?? [],
      record: text,
    });
    setFull(id === undefined);
    if (id !== undefined) navigate(`/replay/${encodeURIComponent(id)}`);
  };
  return (
    <Page title={msg(lang, 'ui.replays')}>
      {problem !== undefined && (
        <p role="alert" className="problem">
          {recordProblemText(lang, problem.problem)}
          {problem.error !== undefined && (
            <small className="soft">
              {msg(lang, 'ui.trouble.says', { sentence: lineOf(problem.error) })}
            </small>
          )}
        </p>
      )}
      {isFull && (
        <p role="alert" className="problem">
          {msg(lang, 'ui.keep.full')}
        </p>
      )}
      {games.length === 0 && (
        <div className={styles.nothingYet}>
          <Sigil size={88} />
          <p>{msg(lang, 'ui.noGames')}</p>
          <button type="button" className="primary" onClick={() => navigate('/new')}>
            {msg(lang, 'ui.newGame')}
          </button>
        </div>
      )}
      <ul className={styles.games}>
        {games.map((game) => (
          <li key={game.id}>
            <Link href={`/replay/${encodeURIComponent(game.id)}`}>
              <b>
                {listText(
                  lang,
                  namesIn(lang, game.names).map((name, seat) =>
                    `${name} ${game.scores[seat] ?? ''}`.trim(),
                  ),
                )}
              </b>
              <span className="soft">
                {new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(
                  game.at,
                )}
              </span>
            </Link>
            <button type="button" onClick={() => history.remove(game.id)}>
              {msg(lang, 'ui.delete')}
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={file}
        type="file"
        hidden
        accept=".txt,text/plain"
        onChange={({ target }) => void open(target.files?.[0])}
      />
      <p>
        <button type="button" onClick={() => file.current?.click()}>
          {msg(lang, 'ui.openRecord')}
        </button>
      </p>
    </Page>
  );
}
