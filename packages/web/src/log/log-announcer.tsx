// Announces events to screen readers, as many as the settings ask for, and warnings that the game
// may end soon.
import type { GameEvent } from '@eminent/engine';
import { memo } from 'react';
import type { GameOnPage } from '../game/current-game.ts';
import { type Speech, useLang, useSettings } from '../settings/settings.ts';
import { newAlarms } from '../game/end-alarms.ts';
import { spokenSentences } from './spoken-sentences.ts';

const MAIN_EVENTS: readonly GameEvent['type'][] = [
  'turn',
  'lead',
  'attack',
  'settle',
  'buy',
  'stack-empty',
  'end-triggered',
  'extra-round',
  'logistics-turn',
  'game-over',
];

function isSpoken(event: GameEvent, speech: Speech): boolean {
  return speech === 'all' || (speech === 'main' && MAIN_EVENTS.includes(event.type));
}

export const LogAnnouncer = memo(({ game }: { readonly game: GameOnPage }) => {
  const lang = useLang();
  const speech = useSettings((settings) => settings.speech);
  const spokenEvents = game.news.filter((event) => isSpoken(event, speech));
  const sentences = spokenSentences(lang, spokenEvents, game);
  const alarms = speech === 'off' ? [] : newAlarms(lang, game.view, game.news);
  return (
    <p className="sr-only" aria-live="polite" data-speaker>
      {[...sentences, ...alarms].join(' ')}
    </p>
  );
});
