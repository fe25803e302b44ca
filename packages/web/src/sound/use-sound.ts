// Plays sound cues and music at the table. The sound code is loaded when it is first needed.
import type { GameEvent } from '@eminent/engine';
import { useEffect, useEffectEvent, useRef } from 'react';
import { newEventsBetween } from '../game/new-events.ts';
import type { GameOnPage } from '../game/current-game.ts';
import { useSettings } from '../settings/settings.ts';
import { animationSpeedOf } from '../ui/speed.ts';
import { hasOneFaceUpPlanet } from '../animation/planet-reveal-data.ts';
import { withMixer } from './load-sound.ts';

export function useSound(game: GameOnPage): void {
  const { view } = game;
  const isAudible = useSettings(({ sound, volume }) => sound && volume > 0);
  const hasMusic = useSettings(({ music }) => music);
  useNewEvents(game, (events) => {
    const { pace } = useSettings.getState();
    if (!isAudible || document.hidden) return;
    const { factor } = animationSpeedOf(pace);
    void withMixer(({ mixer, cuesOf }) =>
      mixer.cues(cuesOf(events, view.seat, factor, hasOneFaceUpPlanet(view))),
    );
  });
  useEffect(() => {
    if (!isAudible || !hasMusic || view.over) return undefined;
    void withMixer(({ mixer, progressOf }) => mixer.setMusicProgress(progressOf(view)));
    return undefined;
  }, [isAudible, hasMusic, view]);
  useEffect(() => {
    if (!isAudible || !hasMusic || view.over) return undefined;
    return () => void withMixer(({ mixer }) => mixer.setMusicProgress(undefined));
  }, [isAudible, hasMusic, view.over]);
}

/** Calls `callback` with the new events of each change; none if the whole game was sent again. */
function useNewEvents(game: GameOnPage, callback: (events: readonly GameEvent[]) => void): void {
  const previous = useRef<GameOnPage>(undefined);
  const onEvents = useEffectEvent(callback);
  useEffect(() => {
    const events = previous.current === undefined ? [] : newEventsBetween(previous.current, game);
    previous.current = game;
    if (events.length > 0) onEvents(events);
  }, [game]);
}
