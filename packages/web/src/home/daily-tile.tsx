// The button of today's daily game on the home screen, with the state of the game on this device.
import { type Locale, msg } from '@eminent/text';
import { useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { SignIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { dailyGameId, type DatedEntry, streakOf } from '../storage/daily-results.ts';
import { dailyResults, useDailyResults, useSavedGames } from '../storage/storage.ts';

export function DailyTile() {
  const lang = useLang();
  const [today] = useState(() => dailyResults.today);
  const entries = useDailyResults();
  const isBegun = useSavedGames().some(({ saved }) => saved.id === dailyGameId(today));
  return (
    <button type="button" className="big" onClick={() => navigate('/daily')}>
      <SignIcon sign="replay" size={22} />
      {msg(lang, 'ui.dailyGame')}
      <small>{stateText(lang, entries, isBegun, today)}</small>
    </button>
  );
}

function stateText(
  lang: Locale,
  entries: readonly DatedEntry[],
  isBegun: boolean,
  today: string,
): string {
  if (entries.some(([date, { result }]) => date === today && result !== undefined)) {
    const n = streakOf(entries, today);
    return n > 1 ? msg(lang, 'ui.dailyStreak', { n }) : msg(lang, 'ui.dailyOver');
  }
  return msg(lang, isBegun ? 'ui.dailyBegun' : 'ui.dailyNew');
}
