// The layers for flying pieces, planet reveals and the end-of-game wave. Measures the table before
// each change is rendered, and animates the change afterwards. Any press or key skips animations.
import clsx from 'clsx';
import { Component, createRef, useSyncExternalStore } from 'react';
import { newEventsBetween } from '../game/new-events.ts';
import type { GameOnPage } from '../game/current-game.ts';
import { useSettings } from '../settings/settings.ts';
import { PlanetRevealScene } from './planet-reveal-scene.tsx';
import { Director } from './director.ts';
import { Ghost } from './ghost.tsx';
import { type Positions, positionsOn } from './element-positions.ts';
import { animationSpeedOf } from '../ui/speed.ts';
import { EndWave } from './end-wave.tsx';
import styles from './overlay.module.css';

interface AnimationOverlayProps {
  readonly game: GameOnPage;
}

/** A class component, because hooks have no `getSnapshotBeforeUpdate`. */
export class AnimationOverlay extends Component<AnimationOverlayProps> {
  private readonly layer = createRef<HTMLDivElement>();
  private readonly director = new Director();

  override componentDidMount(): void {
    addEventListener('pointerdown', this.director.skip, true);
    addEventListener('keydown', this.director.skip, true);
    document.addEventListener('visibilitychange', this.director.skip);
  }

  override componentWillUnmount(): void {
    removeEventListener('pointerdown', this.director.skip, true);
    removeEventListener('keydown', this.director.skip, true);
    document.removeEventListener('visibilitychange', this.director.skip);
    this.director.skip();
  }

  override shouldComponentUpdate({ game }: AnimationOverlayProps): boolean {
    return game !== this.props.game;
  }

  override getSnapshotBeforeUpdate({ game }: AnimationOverlayProps): Positions | null {
    const table = this.layer.current?.closest<HTMLElement>('[data-game]');
    const { pace } = useSettings.getState();
    if (!table || animationSpeedOf(pace).factor === 0) return null;
    return newEventsBetween(game, this.props.game).length === 0 ? null : positionsOn(table);
  }

  override componentDidUpdate(
    { game }: AnimationOverlayProps,
    _: unknown,
    before: Positions | null,
  ): void {
    const layer = this.layer.current;
    if (before === null || layer === null) return;
    const { pace, liveScore } = useSettings.getState();
    const change = {
      before: game.view,
      after: this.props.game.view,
      events: newEventsBetween(game, this.props.game),
    };
    const sceneInfo = { names: this.props.game.names, isScoreShown: liveScore };
    this.director.show(change, sceneInfo, before, { layer, speed: animationSpeedOf(pace) });
  }

  override render() {
    return (
      <>
        <div className={clsx(styles.layer, styles.behind)} data-motion aria-hidden="true" inert>
          <Scenes director={this.director} />
        </div>
        <div ref={this.layer} className={styles.layer} data-motion aria-hidden="true" inert>
          <ActiveFlights director={this.director} />
        </div>
      </>
    );
  }
}

interface DirectorProps {
  readonly director: Director;
}

const useActiveAnimations = ({ subscribe, active }: Director) =>
  useSyncExternalStore(subscribe, active);

function Scenes({ director }: DirectorProps) {
  const { reveal, wave } = useActiveAnimations(director);
  const { animate } = director;
  return (
    <>
      {wave !== undefined && <EndWave key={`wave ${wave.id}`} origin={wave} animate={animate} />}
      {reveal !== undefined && (
        <PlanetRevealScene key={`climax ${reveal.id}`} placed={reveal} animate={animate} />
      )}
    </>
  );
}

function ActiveFlights({ director }: DirectorProps) {
  const { batches } = useActiveAnimations(director);
  // A flat list: with one list per batch, flights would restart when an earlier batch ends.
  return batches.flatMap(({ id, flights, corner }) =>
    flights.map((flight) => (
      <Ghost
        key={`${id} ${flight.key}`}
        flight={flight}
        corner={corner}
        animate={director.animate}
      />
    )),
  );
}
