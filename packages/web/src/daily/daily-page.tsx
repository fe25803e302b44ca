// The page of the daily game: play it, copy the result, compare with friends, and see the history.
import { type DailyGame, dailyGame, startOfDate } from '@eminent/protocol';
import { msg } from '@eminent/text';
import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { SignIcon } from '../art/icons.tsx';
import { openGame } from '../game/open-game.ts';
import { useLang } from '../settings/settings.ts';
import { dailyGameId } from '../storage/daily-results.ts';
import { isoDateText } from '../ui/date-text.ts';
import {
  dailyResults,
  useDailyResults,
  useFinishedGames,
  useSavedGames,
} from '../storage/storage.ts';
import { Page } from '../ui/page.tsx';
import { DailyHistory } from './daily-history.tsx';
import { DailyOutcome, type DailyScoresProps } from './daily-outcome.tsx';
import { type DailyState, dailyState, newDailyGame } from './daily-session.ts';
import shared from '../ui/page.module.css';
import styles from './daily.module.css';
import { OpponentsList } from './opponents-list.tsx';
import { recordInText } from './shared-records.ts';

interface DailyPageProps {
  /** Today if absent. */
  readonly date?: string;
  /** A friend's game, as a compact record. */
  readonly friend?: string;
  /** Shows the scores of all players. Needs a server. */
  readonly Scores: ComponentType<DailyScoresProps>;
}

export function DailyPage({ date, friend, Scores }: DailyPageProps) {
  const lang = useLang();
  const [today] = useState(() => dailyResults.today);
  const wanted = date ?? today;
  const daily = dailyGame(wanted);
  const isOpen = daily !== undefined && wanted <= today;
  return (
    <Page title={msg(lang, 'ui.dailyGame')} className={styles.daily}>
      {startOfDate(wanted) === undefined && <p role="alert">{msg(lang, 'daily.notDate')}</p>}
      {daily !== undefined && !isOpen && (
        <p role="alert">{msg(lang, 'daily.notYet', { date: isoDateText(lang, wanted) })}</p>
      )}
      {isOpen && (
        <DailyOf
          key={wanted}
          daily={daily}
          isToday={wanted === today}
          friend={friend}
          Scores={Scores}
        />
      )}
      {wanted !== today && <Link href="/daily">{msg(lang, 'daily.toToday')}</Link>}
      <DailyHistory />
    </Page>
  );
}

function useDailyState(date: string): DailyState {
  const id = dailyGameId(date);
  const entry = useDailyResults().find(([one]) => one === date)?.[1];
  const isInProgress = useSavedGames().some(({ saved }) => saved.id === id);
  const finished = useFinishedGames().find((game) => game.id === id);
  return dailyState(entry, isInProgress, finished);
}

interface DailyOfProps {
  readonly daily: DailyGame;
  readonly isToday: boolean;
  readonly friend: string | undefined;
  readonly Scores: ComponentType<DailyScoresProps>;
}

function DailyOf({ daily, isToday, friend: link = '', Scores }: DailyOfProps) {
  const lang = useLang();
  const friend = recordInText(link);
  const { date } = daily;
  const state = useDailyState(date);
  const game = newDailyGame(daily);
  const isBegun = state.kind !== 'new';
  useEffect(() => {
    if (friend !== undefined && isBegun) dailyResults.addFriend(date, friend);
  }, [date, friend, isBegun]);
  const play = () => {
    dailyResults.begin(date);
    if (friend !== undefined) dailyResults.addFriend(date, friend);
    openGame(game);
  };
  return (
    <>
      <section className={shared.panel} aria-labelledby="daily-date">
        <h2 id="daily-date">{isoDateText(lang, date)}</h2>
        <p>{msg(lang, 'daily.intro')}</p>
        <OpponentsList seats={game.seats} />
        {friend !== undefined && state.kind !== 'over' && <p>{msg(lang, 'daily.waiting')}</p>}
        {state.kind === 'given-up' && <p>{msg(lang, 'daily.givenUp')}</p>}
        {(state.kind === 'new' || state.kind === 'begun') && (
          <button type="button" className="big primary" onClick={play}>
            <SignIcon sign="play" size={22} />
            {state.kind === 'begun'
              ? msg(lang, 'daily.resume')
              : msg(lang, isToday ? 'daily.play' : 'daily.playDate')}
          </button>
        )}
        <p className="soft">{msg(lang, 'daily.luckNote')}</p>
      </section>
      {state.kind === 'over' && (
        <DailyOutcome daily={daily} entry={state.entry} game={state.game} Scores={Scores} />
      )}
    </>
  );
}
