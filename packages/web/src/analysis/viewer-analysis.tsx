// The analysis under the controls of a replay: the chance curve, the progress, and the drawer.
import { msg } from '@eminent/text';
import { useState } from 'react';
import { useLang } from '../settings/settings.ts';
import { Drawer } from '../ui/drawer.tsx';
import { AnalysisPanel } from './analysis-panel.tsx';
import { type Moment, shownOf } from './analysis-scope.ts';
import { momentText, percentDone } from './analysis-text.ts';
import { ChanceCurve } from './chance-curve.tsx';
import type { Timeline } from '../records/timeline.ts';
import type { AnalysisProgress } from './use-analysis.ts';
import styles from './viewer-analysis.module.css';

interface ViewerAnalysisProps {
  readonly timeline: Timeline;
  readonly names: readonly string[];
  readonly progress: AnalysisProgress;
  readonly ply: number;
  readonly perspective: number;
  readonly ownSeat: number | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMoment: (moment: Moment) => void;
}

export function ViewerAnalysis(props: ViewerAnalysisProps) {
  const { timeline, names, progress, ply, perspective, ownSeat, isOpen, onClose, onMoment } = props;
  const lang = useLang();
  const { analysis } = progress;
  const [wantsAll, setWantsAll] = useState(true);
  // In an unfinished game, hidden cards stay hidden.
  const allCards = timeline.isOver && wantsAll;
  const shown = analysis && shownOf(analysis, { allCards, seat: perspective, ownSeat });
  return (
    <section aria-label={msg(lang, 'ui.analysis.title')}>
      {shown !== undefined && shown.chances.length > 0 && (
        <ChanceCurve
          timeline={timeline}
          names={names}
          shown={shown}
          ply={ply}
          strong={ownSeat ?? perspective}
          onMoment={onMoment}
        />
      )}
      {progress.status !== 'done' && (
        <div className={styles.row}>
          <Progress progress={progress} />
        </div>
      )}
      {isOpen && analysis !== undefined && shown !== undefined && (
        <Drawer title={msg(lang, 'ui.analysis.title')} onClose={onClose}>
          <AnalysisPanel
            timeline={timeline}
            names={names}
            analysis={analysis}
            shown={shown}
            allCards={allCards}
            onAllCards={timeline.isOver ? setWantsAll : undefined}
            onMoment={onMoment}
          />
        </Drawer>
      )}
    </section>
  );
}

function Progress({ progress }: { readonly progress: AnalysisProgress }) {
  const lang = useLang();
  const { analysis, status, stop, resume } = progress;
  const n = percentDone(analysis);
  switch (status) {
    case 'running':
      return (
        <>
          <progress max={100} value={n} aria-label={msg(lang, 'ui.analysis.progress', { n })} />
          <span aria-hidden="true">{msg(lang, 'ui.analysis.progress', { n })}</span>
          <button type="button" onClick={stop}>
            {msg(lang, 'ui.analysis.stop')}
          </button>
        </>
      );
    case 'stopped':
      return (
        <>
          <span role="status">{msg(lang, 'ui.analysis.stopped', { n })}</span>
          <button type="button" onClick={resume}>
            {msg(lang, 'ui.analysis.resume')}
          </button>
        </>
      );
    case 'failed':
      return <span role="status">{msg(lang, 'ui.analysis.failed')}</span>;
    case 'done':
      return null;
  }
}

interface MomentTextProps {
  readonly timeline: Timeline;
  readonly names: readonly string[];
  readonly moment: Moment;
  readonly onTry: () => void;
}

/** Describes the open moment. For a mistake, adds a button to try the decision again. */
export function MomentText({ timeline, names, moment, onTry }: MomentTextProps) {
  const lang = useLang();
  return (
    <span className={styles.moment}>
      <span>{momentText(lang, timeline, names, moment)}</span>
      {moment.kind === 'mistake' && (
        <button type="button" onClick={onTry}>
          {msg(lang, 'ui.analysis.tryAgain')}
        </button>
      )}
    </span>
  );
}
