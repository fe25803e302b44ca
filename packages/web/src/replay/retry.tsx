// Another try at a decision of a recorded game. The player answers until an answer is better than
// the recorded one, and can then play on against bots.
import type { Decision } from '@eminent/engine';
import { asQuestionId } from '@eminent/protocol';
import { msg } from '@eminent/text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type GameOnPage, useGameStore } from '../game/current-game.ts';
import { openGame } from '../game/open-game.ts';
import type { About } from '../game/game-channel.ts';
import { select } from '../question/selection-store.ts';
import { useLang } from '../settings/settings.ts';
import { GameTable } from '../table/table.tsx';
import type { Judged, JudgedAnswer } from '../worker/worker-messages.ts';
import { movesOf, percent } from '../analysis/analysis-text.ts';
import { gameFrom } from '../records/play-on.ts';
import styles from './retry.module.css';
import type { Timeline } from '../records/timeline.ts';
import { judgeAnswer } from '../analysis/use-analysis.ts';

interface RetryProps {
  readonly record: string;
  readonly timeline: Timeline;
  readonly names: readonly string[];
  readonly about: About;
  readonly mistake: Judged;
  readonly onBack: () => void;
}

type Attempt =
  | { readonly state: 'choosing' | 'judging' }
  | { readonly state: 'judged'; readonly judged: JudgedAnswer };

/** Redirects the player's answers at the table to the analysis, which judges each of them. */
function useJudgedAttempt(record: string, ply: number, decision: Decision | undefined): Attempt {
  const overrideQuestion = useGameStore((store) => store.overrideQuestion);
  const [attempt, setAttempt] = useState<Attempt>({ state: 'choosing' });
  const cancel = useRef<() => void>(undefined);
  useEffect(() => {
    if (decision === undefined) return undefined;
    overrideQuestion({
      decision,
      onAnswer: (tokens, finish) => {
        cancel.current?.();
        setAttempt({ state: 'judging' });
        cancel.current = judgeAnswer({ record, other: { ply, tokens, finish } }, (judged) =>
          setAttempt(judged === undefined ? { state: 'choosing' } : { state: 'judged', judged }),
        );
      },
    });
    return () => {
      cancel.current?.();
      overrideQuestion(undefined);
    };
  }, [decision, overrideQuestion, record, ply]);
  return attempt;
}

export function Retry({ record, timeline, names, about, mistake, onBack }: RetryProps) {
  const { ply, seat } = mistake;
  const game = useMemo(
    (): GameOnPage => ({
      about,
      view: timeline.viewAt(ply, seat),
      question: asQuestionId(ply + 1),
      events: timeline.eventsBefore(ply, seat),
      news: [],
      names,
      undo: { free: ply },
    }),
    [timeline, names, about, ply, seat],
  );
  const { decision } = game.view;
  const attempt = useJudgedAttempt(record, ply, decision);
  const show = (): void => {
    const best = decision?.options.find(({ token }) => token === mistake.best);
    if (best !== undefined) select(game.view, best);
  };
  const playOn = (tokens: readonly string[]): void => {
    const saved = gameFrom(timeline, ply, seat, about.seats);
    openGame({ ...saved, tokens: [...saved.tokens, ...tokens] });
  };
  return (
    <GameTable
      game={game}
      beside={
        <RetryPanel
          timeline={timeline}
          names={names}
          mistake={mistake}
          attempt={attempt}
          onShow={show}
          onPlayOn={playOn}
          onBack={onBack}
        />
      }
    />
  );
}

interface RetryPanelProps {
  readonly timeline: Timeline;
  readonly names: readonly string[];
  readonly mistake: Judged;
  readonly attempt: Attempt;
  readonly onShow: () => void;
  readonly onPlayOn: (tokens: readonly string[]) => void;
  readonly onBack: () => void;
}

/** Whether an answer lost less of the chance to win than the mistake, in whole percent. */
export function isBetter(lost: number, mistake: Pick<Judged, 'lost'>): boolean {
  return percent(lost) < percent(mistake.lost);
}

function RetryPanel(props: RetryPanelProps) {
  const { timeline, names, mistake, attempt, onShow, onPlayOn, onBack } = props;
  const lang = useLang();
  const { chosen } = movesOf(lang, timeline, names, mistake);
  const judged = attempt.state === 'judged' ? attempt.judged : undefined;
  const sentence = (): string => {
    if (attempt.state === 'judging') return msg(lang, 'ui.analysis.judging');
    if (judged === undefined) return '';
    const points = percent(judged.lost);
    if (points === 0) return msg(lang, 'ui.analysis.found');
    const key = isBetter(judged.lost, mistake) ? 'ui.analysis.better' : 'ui.analysis.worse';
    return msg(lang, key, { points });
  };
  return (
    <section className={styles.retry} aria-label={msg(lang, 'ui.analysis.tryAgain')} data-retry>
      <p>{msg(lang, 'ui.analysis.trying', { turn: mistake.turn, chosen })}</p>
      <p role="status">{sentence()}</p>
      {judged !== undefined && isBetter(judged.lost, mistake) && (
        <button type="button" className="primary" onClick={() => onPlayOn(judged.tokens)}>
          {msg(lang, 'ui.playOn')}
        </button>
      )}
      <button type="button" onClick={onShow}>
        {msg(lang, 'ui.analysis.show')}
      </button>
      <button type="button" onClick={onBack}>
        {msg(lang, 'ui.analysis.back')}
      </button>
    </section>
  );
}
