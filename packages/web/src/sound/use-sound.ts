// Plays the sounds of the table. The mixer is loaded when the first sound is due.
import type { GameEvent } from '@eminent/engine';
import { useEffect, useRef } from 'react';
import { newEventsBetween } from '../game/new-events.ts';
import type { GameOnPage } from '../game/current-game.ts';
import { useSettings } from '../settings/settings.ts';
import { animationSpeedOf } from '../ui/speed.ts';
import { hasOnePlanet } from '../animation/planet-reveal.ts';
import { withMixer } from './load-sound.ts';

export function useSound(game: GameOnPage): void {
  const { view } = game;
  const isLoud = useSettings(({ sound, volume }) => sound && volume > 0);
  const hasTheme = useSettings(({ music }) => music);
  useNews(game, (news) => {
    const { pace } = useSettings.getState();
    if (!isLoud || document.hidden) return;
    const { factor } = animationSpeedOf(pace);
    void withMixer(({ mixer, cuesOf }) =>
      mixer.cues(cuesOf(news, view.seat, factor, hasOnePlanet(view))),
    );
  });
  useEffect(() => {
    if (!isLoud || !hasTheme || view.over) return undefined;
    void withMixer(({ mixer, progressOf }) => mixer.setMusicProgress(progressOf(view)));
    return undefined;
  }, [isLoud, hasTheme, view]);
  useEffect(() => {
    if (!isLoud || !hasTheme || view.over) return undefined;
    return () => void withMixer(({ mixer }) => mixer.setMusicProgress(undefined));
  }, [isLoud, hasTheme, view.over]);
}

/**
 * Calls back with the events since the previous game state; none if the whole game was sent again.
 */
function useNews(game: GameOnPage, tell: (news: readonly GameEvent[]) => void): void {
  const seen = useRef<GameOnPage>(undefined);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    const news = seen.current === undefined ? [] : newEventsBetween(seen.current, game);
    seen.current = game;
    if (news.length > 0) latest.current(news);
  }, [game]);
}
