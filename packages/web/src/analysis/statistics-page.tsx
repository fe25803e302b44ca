// Shows how well the player chooses over all analyzed games: a page, and a summary for the profile.
import { ratingOf } from '@eminent/bots/play-rating';
import { type Locale, listText, msg, roleName } from '@eminent/text';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { RoleIcon } from '../art/icons.tsx';
import { namesIn } from '../game/player-names.ts';
import { useLang } from '../settings/settings.ts';
import { useFinishedGames } from '../storage/storage.ts';
import { NoGames } from '../ui/no-games.tsx';
import { dateText } from '../ui/date-text.ts';
import { Page } from '../ui/page.tsx';
import { LineChart } from './line-chart.tsx';
import {
  type AnalyzedGame,
  MOVING_AVERAGE_GAMES,
  type GameLoss,
  type Loss,
  lossesByGame,
  lossesByOpponent,
  lossesByPhase,
  lossesByRole,
  lossPerDecision,
  type OwnGame,
  ownGames,
  sumOf,
} from './play-statistics.ts';
import styles from './statistics-page.module.css';
import { storedAnalysis } from './stored-analysis.ts';
import { type AnalyzingGames, useAnalyzeGames } from './use-analyze-games.ts';

const MAX_OPPONENTS = 12;

function lossText(lang: Locale, loss: Loss): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const n = new Intl.NumberFormat(lang, digits).format(lossPerDecision(loss) * 100);
  return msg(lang, 'ui.percent', { n });
}

function namesOf(lang: Locale, { names, own }: OwnGame): readonly string[] {
  return namesIn(lang, names, own);
}

interface OwnPlay {
  readonly analyzed: readonly AnalyzedGame[];
  readonly losses: readonly GameLoss[];
  readonly analyzing: AnalyzingGames;
}

function useOwnPlay(games: readonly OwnGame[]): OwnPlay {
  const analyzed = useMemo(
    () =>
      games.flatMap((game): readonly AnalyzedGame[] => {
        const analysis = storedAnalysis(game.id);
        return analysis === undefined ? [] : [{ game, analysis }];
      }),
    [games],
  );
  const analyzedIds = new Set(analyzed.map(({ game }) => game.id));
  const analyzing = useAnalyzeGames(games.filter(({ id }) => !analyzedIds.has(id)));
  const losses = useMemo(() => lossesByGame(analyzed), [analyzed]);
  return { analyzed, losses, analyzing };
}

/** Shows the player's rating over the given games, and the loss of each game. */
export function OwnPlaySummary({ games }: { readonly games: readonly OwnGame[] }) {
  const { losses, analyzing } = useOwnPlay(games);
  return (
    <>
      <Summary losses={losses} analyzing={analyzing} />
      {losses.length > 0 && <OverTime losses={losses} />}
    </>
  );
}

export function StatisticsPage() {
  const lang = useLang();
  const finished = useFinishedGames();
  const games = useMemo(() => ownGames(finished), [finished]);
  const { analyzed, losses, analyzing } = useOwnPlay(games);
  return (
    <Page title={msg(lang, 'ui.ownPlay.title')}>
      {games.length === 0 ? (
        <NoGames text={msg(lang, 'ui.ownPlay.noGames')} />
      ) : (
        <>
          <Summary losses={losses} analyzing={analyzing} />
          {losses.length > 0 && (
            <div className={styles.parts}>
              <OverTime losses={losses} />
              <LossSection
                title={msg(lang, 'ui.ownPlay.byPhase')}
                firstHeading={msg(lang, 'ui.ownPlay.phase')}
                rows={lossesByPhase(analyzed)}
              >
                {({ phase }) => msg(lang, `ui.ownPlay.phases.${phase}`)}
              </LossSection>
              <LossSection
                title={msg(lang, 'ui.ownPlay.byRole')}
                firstHeading={msg(lang, 'ui.ownPlay.role')}
                rows={lossesByRole(analyzed)}
              >
                {({ role }) => (
                  <>
                    <RoleIcon role={role} size={16} /> {roleName(lang, role)}
                  </>
                )}
              </LossSection>
              <ByOpponent losses={losses} />
              <p className="soft">{msg(lang, 'ui.analysis.caution')}</p>
            </div>
          )}
        </>
      )}
    </Page>
  );
}

interface SummaryProps {
  readonly losses: readonly GameLoss[];
  readonly analyzing: AnalyzingGames;
}

function Summary({ losses, analyzing }: SummaryProps) {
  const lang = useLang();
  const { isRunning, left, failed, start, stop } = analyzing;
  const all = sumOf(losses);
  return (
    <section className={styles.summary}>
      <p>
        {losses.length === 0
          ? msg(lang, 'ui.ownPlay.noFigures')
          : msg(lang, 'ui.ownPlay.summary', {
              n: losses.length,
              rating: msg(lang, `ui.analysis.ratings.${ratingOf(lossPerDecision(all))}`),
              loss: lossText(lang, all),
            })}
      </p>
      {left > 0 && (
        <button
          type="button"
          className={losses.length === 0 && !isRunning ? 'primary' : undefined}
          onClick={isRunning ? stop : start}
        >
          {isRunning ? msg(lang, 'ui.analysis.stop') : msg(lang, 'ui.ownPlay.analyze', { n: left })}
        </button>
      )}
      <p role="status">
        {isRunning && msg(lang, 'ui.ownPlay.analyzing', { n: left })}
        {!isRunning && failed > 0 && msg(lang, 'ui.ownPlay.failed', { n: failed })}
      </p>
    </section>
  );
}

function inPercent(share: number | undefined): number | null {
  return share === undefined ? null : share * 100;
}

function OverTime({ losses }: { readonly losses: readonly GameLoss[] }) {
  const lang = useLang();
  const hasAverage = losses.length > MOVING_AVERAGE_GAMES;
  const [names, lines] = useMemo(() => {
    const each = losses.map((one) => inPercent(one.errorPerDecision));
    const mean = losses.map((one) => inPercent(one.average));
    const average = msg(lang, 'ui.ownPlay.average', { n: MOVING_AVERAGE_GAMES });
    return hasAverage
      ? [
          [msg(lang, 'ui.ownPlay.eachGame'), average],
          [each, mean],
        ]
      : [[msg(lang, 'ui.ownPlay.eachGame')], [each]];
  }, [losses, lang, hasAverage]);
  const newestFirst = losses.toReversed();
  return (
    <section className={styles.wide}>
      <h2>{msg(lang, 'ui.ownPlay.overTime')}</h2>
      {losses.length > 1 && (
        <figure aria-hidden="true">
          <LineChart names={names} lines={lines} over={msg(lang, 'ui.ownPlay.game')} first={1} />
        </figure>
      )}
      <details open={losses.length < MOVING_AVERAGE_GAMES}>
        <summary>{msg(lang, 'ui.ownPlay.gameByGame')}</summary>
        <LossTable firstHeading={msg(lang, 'ui.ownPlay.game')} rows={newestFirst} hasRating>
          {(one) => (
            <Link href={`/replay/${encodeURIComponent(one.game.id)}`}>
              {dateText(lang, one.game.at)}: {listText(lang, othersIn(lang, one.game))}
            </Link>
          )}
        </LossTable>
      </details>
    </section>
  );
}

function othersIn(lang: Locale, game: OwnGame): readonly string[] {
  return namesOf(lang, game).filter((_, seat) => seat !== game.own);
}

interface LossTableProps<T extends Loss> {
  readonly firstHeading: string;
  readonly rows: readonly T[];
  readonly hasRating?: boolean;
  readonly children: (row: T) => ReactNode;
}

function LossTable<T extends Loss>({ firstHeading, rows, hasRating, children }: LossTableProps<T>) {
  const lang = useLang();
  return (
    <div className="scroll-x">
      <table className="sheet">
        <thead>
          <tr>
            <th scope="col">{firstHeading}</th>
            <th scope="col">{msg(lang, 'ui.ownPlay.decisions')}</th>
            <th scope="col">{msg(lang, 'ui.ownPlay.lost')}</th>
            {hasRating === true && <th scope="col">{msg(lang, 'ui.ownPlay.rating')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={`row ${at + 1}`}>
              <th scope="row">{children(row)}</th>
              <td>{row.choices.toLocaleString(lang)}</td>
              <td>{lossText(lang, row)}</td>
              {hasRating === true && (
                <td>{msg(lang, `ui.analysis.ratings.${ratingOf(lossPerDecision(row))}`)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LossSectionProps<T extends Loss> extends LossTableProps<T> {
  readonly title: string;
}

function LossSection<T extends Loss>({ title, ...table }: LossSectionProps<T>) {
  return (
    <section>
      <h2>{title}</h2>
      <LossTable {...table} />
    </section>
  );
}

function ByOpponent({ losses }: { readonly losses: readonly GameLoss[] }) {
  const lang = useLang();
  const rows = lossesByOpponent(losses, (game) => namesOf(lang, game)).slice(0, MAX_OPPONENTS);
  if (rows.length === 0) return null;
  return (
    <section className={styles.wide}>
      <h2>{msg(lang, 'ui.ownPlay.byOpponent')}</h2>
      <LossTable firstHeading={msg(lang, 'ui.ownPlay.opponent')} rows={rows} hasRating>
        {({ name, won, games }) => (
          <>
            {name} <small className="soft">{msg(lang, 'ui.ownPlay.won', { won, of: games })}</small>
          </>
        )}
      </LossTable>
    </section>
  );
}
