// The daily game on the home screen, with how far it is on this device.
import { type Locale, msg } from '@eminent/text';
import { useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { SignIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { dailyGameId } from '../storage/daily-results.ts';
import { dailyResults, savedGames, useDailyResults, useSavedGames } from '../storage/storage.ts';

export function DailyTile() {
  const lang = useLang();
  useDailyResults();
  useSavedGames();
  const [today] = useState(() => dailyResults.today);
  return (
    <button type="button" className="big" onClick={() => navigate('/daily')}>
      <SignIcon sign="replay" size={22} />
      {msg(lang, 'ui.dailyGame')}
      <small>{stateText(lang, today)}</small>
    </button>
  );
}

function stateText(lang: Locale, today: string): string {
  if (dailyResults.find(today)?.result !== undefined) {
    const n = dailyResults.streak();
    return n > 1 ? msg(lang, 'ui.dailyStreak', { n }) : msg(lang, 'ui.dailyOver');
  }
  const isBegun = savedGames.findById(dailyGameId(today)) !== undefined;
  return msg(lang, isBegun ? 'ui.dailyBegun' : 'ui.dailyNew');
}
