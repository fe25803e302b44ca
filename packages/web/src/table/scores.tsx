// The end of a game: who won, and where the points come from.
import type { View } from '@eminent/engine';
import { type Lang, msg, winnersText } from '@eminent/text';

interface ScoresProps {
  readonly lang: Lang;
  readonly view: View;
  readonly names: readonly string[];
  readonly onLeave: () => void;
}

const SOURCES = ['tokens', 'planets', 'technologies', 'total', 'tieBreak'] as const;

export function Scores({ lang, view, names, onLeave }: ScoresProps) {
  const table = {
    names,
    ...(view.seat === undefined ? {} : { you: view.seat }),
    planetAt: () => undefined,
  };
  const ranked = [...view.players].sort(
    (a, b) => b.score.total - a.score.total || b.score.tieBreak - a.score.tieBreak,
  );
  return (
    <section className="scores" aria-label={msg(lang, 'ui.result')}>
      <h2 role="status">{winnersText(lang, view.winners ?? [], table)}</h2>
      {view.ending !== undefined && <p>{msg(lang, `ends.${view.ending}`)}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{msg(lang, 'ui.player')}</th>
            {SOURCES.map((source) => (
              <th key={source} scope="col">
                {msg(lang, `score.${source}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked.map((player) => (
            <tr key={player.seat}>
              <th scope="row">{names[player.seat]}</th>
              {SOURCES.map((source) => (
                <td key={source}>{player.score[source]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="primary" onClick={onLeave}>
        {msg(lang, 'ui.playAgain')}
      </button>
    </section>
  );
}
