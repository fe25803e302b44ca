// The page of a challenge link: play the same deal against the same bots, then compare.
import { parseCompact } from '@eminent/engine';
import { msg } from '@eminent/text';
import { useMemo } from 'react';
import { SignIcon } from '../art/icons.tsx';
import { openGame } from '../game/open-game.ts';
import { useLang, WordingContext } from '../settings/settings.ts';
import { useFinishedGames, useSavedGames } from '../storage/storage.ts';
import { Page } from '../ui/page.tsx';
import { challengeGame, challengeId, seatsOfBots } from './challenge-link.ts';
import { friendGame, ownGame } from './compared-game.ts';
import { Comparison } from './comparison.tsx';
import shared from '../ui/page.module.css';
import styles from './daily.module.css';
import { OpponentsList } from './opponents-list.tsx';

interface ChallengePageProps {
  /** The challenger's game, as a compact record. */
  readonly record: string;
  /** The list of bots, as in the link. */
  readonly bots: string;
}

export function ChallengePage({ record: compact, bots }: ChallengePageProps) {
  const lang = useLang();
  const record = useMemo(() => parseCompact(compact), [compact]);
  const seats = seatsOfBots(bots);
  const id = challengeId(compact, bots);
  const finished = useFinishedGames().find((game) => game.id === id);
  const theirs = useMemo(
    () => (record.ok ? friendGame(lang, compact, record.value) : 'damaged'),
    [lang, compact, record],
  );
  const own = useMemo(() => finished && ownGame(lang, finished), [lang, finished]);
  if (!record.ok || seats?.length !== record.value.options.players || theirs === 'damaged') {
    return (
      <Page title={msg(lang, 'daily.challenge.title')} className={styles.daily}>
        <p role="alert">{msg(lang, 'daily.challenge.damaged')}</p>
      </Page>
    );
  }
  const play = () => openGame(challengeGame(compact, bots, record.value, seats));
  const seat = seats.findIndex(({ kind }) => kind === 'person');
  return (
    <Page title={msg(lang, 'daily.challenge.title')} className={styles.daily}>
      <section className={shared.panel} aria-label={msg(lang, 'daily.challenge.title')}>
        <p>{msg(lang, 'daily.challenge.intro')}</p>
        <OpponentsList seats={seats} />
        {finished === undefined && <PlayChallenge id={id} onPlay={play} />}
        <p className="soft">{msg(lang, 'daily.luckNote')}</p>
      </section>
      {own !== undefined && typeof theirs !== 'string' && (
        <section className={shared.panel} aria-labelledby="challenge-compare">
          <h2 id="challenge-compare">{msg(lang, 'daily.compare')}</h2>
          <WordingContext value={record.value.options}>
            <Comparison own={own} theirs={theirs} seat={seat} friend={msg(lang, 'daily.friend')} />
          </WordingContext>
        </section>
      )}
    </Page>
  );
}

interface PlayChallengeProps {
  readonly id: string;
  readonly onPlay: () => void;
}

function PlayChallenge({ id, onPlay }: PlayChallengeProps) {
  const lang = useLang();
  const isInProgress = useSavedGames().some(({ saved }) => saved.id === id);
  return (
    <>
      <p>{msg(lang, 'daily.waiting')}</p>
      <button type="button" className="big primary" onClick={onPlay}>
        <SignIcon sign="play" size={22} />
        {msg(lang, isInProgress ? 'daily.resume' : 'daily.challenge.play')}
      </button>
    </>
  );
}
