// The content of a replay's analysis drawer: mistakes, draws, luck and skill, and chances to win.
import { msg, seatName } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import type { Analysis } from '../worker/worker-messages.ts';
import type { Moment, Shown } from './analysis-scope.ts';
import shared from '../ui/drawer.module.css';
import styles from './analysis-panel.module.css';
import { markText, momentText, percent, percentText } from './analysis-text.ts';
import type { Timeline } from '../records/timeline.ts';

interface AnalysisPanelProps {
  readonly timeline: Timeline;
  readonly names: readonly string[];
  readonly analysis: Analysis;
  readonly shown: Shown;
  readonly allCards: boolean;
  /** Switches between all cards and one seat's view. Undefined while the game is unfinished. */
  readonly onAllCards: ((allCards: boolean) => void) | undefined;
  readonly onMoment: (moment: Moment) => void;
}

export function AnalysisPanel(props: AnalysisPanelProps) {
  const lang = useLang();
  const { allCards, onAllCards, shown } = props;
  return (
    // Focusable, so that the keyboard can scroll a long analysis.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={shared.content} tabIndex={0} data-analysis>
      {onAllCards !== undefined && (
        <label className={styles.toggle}>
          <input
            type="checkbox"
            checked={allCards}
            onChange={({ target }) => onAllCards(target.checked)}
          />
          <span>
            {msg(lang, 'ui.analysis.allCards')}
            <small className="soft">{msg(lang, 'ui.analysis.allCardsHint')}</small>
          </span>
        </label>
      )}
      {shown.chances.length === 0 && <p>{msg(lang, 'ui.analysis.spectatorHint')}</p>}
      <Decisions {...props} />
      {shown.hasLuck && <Draws {...props} />}
      {shown.hasLuck && <Luck {...props} />}
      {shown.chances.length > 0 && <ChanceTable {...props} />}
      <p className="soft">{msg(lang, 'ui.analysis.caution')}</p>
    </div>
  );
}

function Decisions({ timeline, names, analysis, shown, onMoment }: AnalysisPanelProps) {
  const lang = useLang();
  return shown.rated.map((seat) => {
    const accuracy = analysis.accuracy[seat];
    const mistakes = shown.mistakes.filter((one) => one.seat === seat);
    const name = seatName({ names }, seat);
    if (accuracy === undefined) return null;
    return (
      <section key={seat}>
        <h3>{msg(lang, 'ui.analysis.ownDecisions', { name })}</h3>
        <p>
          {msg(lang, 'ui.analysis.error', {
            rating: msg(lang, `ui.analysis.ratings.${accuracy.rating}`),
            points: percentText(lang, accuracy.errorPerDecision),
            n: accuracy.choices,
          })}
        </p>
        {mistakes.length === 0 ? (
          <p>{msg(lang, 'ui.analysis.noMoments')}</p>
        ) : (
          <ul className={shared.list}>
            {mistakes.map((one) => {
              const moment = { kind: 'mistake', ...one } as const;
              return (
                <li key={one.ply}>
                  <button type="button" onClick={() => onMoment(moment)}>
                    <b>{markText(lang, names, moment)}</b>
                    <span>{momentText(lang, timeline, names, moment)}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </section>
    );
  });
}

function Draws({ names, shown, onMoment }: AnalysisPanelProps) {
  const lang = useLang();
  return (
    <section>
      <h3>{msg(lang, 'ui.analysis.draws')}</h3>
      {shown.draws.length === 0 ? (
        <p>{msg(lang, 'ui.analysis.noDraws')}</p>
      ) : (
        <ul className={shared.list}>
          {shown.draws.map((one) => {
            const moment = { kind: 'draw', ...one } as const;
            return (
              <li key={one.ply}>
                <button type="button" onClick={() => onMoment(moment)}>
                  {markText(lang, names, moment)}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

const HUNDREDTHS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

function Luck({ names, analysis, shown }: AnalysisPanelProps) {
  const lang = useLang();
  const signed = new Intl.NumberFormat(lang, { ...HUNDREDTHS, signDisplay: 'exceptZero' });
  const plain = new Intl.NumberFormat(lang, HUNDREDTHS);
  return (
    <section>
      <h3>{msg(lang, 'ui.analysis.luckAndSkill')}</h3>
      <ul>
        {shown.rated.map((seat) => {
          const name = seatName({ names }, seat);
          return (
            <li key={seat}>
              {msg(lang, 'ui.analysis.balance', {
                name,
                luck: signed.format(analysis.luck[seat] ?? 0),
                lost: signed.format(-(analysis.lostByChoices[seat] ?? 0)),
              })}
              {analysis.done === analysis.of && (
                <>
                  <br />
                  {msg(lang, 'ui.analysis.adjusted', {
                    name,
                    result: plain.format(analysis.luckAdjusted[seat] ?? 0),
                  })}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ChanceTable({ timeline, names, shown }: AnalysisPanelProps) {
  const lang = useLang();
  return (
    <details>
      <summary>{msg(lang, 'ui.analysis.byTurn')}</summary>
      <table className="sheet">
        <thead>
          <tr>
            <th scope="col">{msg(lang, 'ui.turnNumber')}</th>
            {names.map((_, seat) => (
              <th key={`seat ${seat + 1}`} scope="col">
                {seatName({ names }, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.chances.map((chances, at) => (
            <tr key={`turn ${at + 1}`}>
              <th scope="row">{timeline.turns[at]?.number ?? msg(lang, 'ui.result')}</th>
              {chances.map((chance, seat) => (
                <td key={`seat ${seat + 1}`}>{percent(chance)}%</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
