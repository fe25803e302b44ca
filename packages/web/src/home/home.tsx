// The first screen: play now, continue, or go elsewhere.
import { USUAL_OPPONENT } from '@eminent/bots/registry';
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { LANGUAGES, languageName, msg } from '@eminent/text';
import { navigate } from 'wouter/use-hash-location';
import { Sigil, type Sign } from '../art/icons.tsx';
import { PlanetArt } from '../art/planet-art.tsx';
import type { SavedGame } from '@eminent/protocol';
import { problemText } from '../game/problem-text.ts';
import { useStore } from '../game/store.ts';
import { useGames } from '../keep/device.ts';
import { SetAside } from '../keep/set-aside.tsx';
import { GamesInProgress } from './games-in-progress.tsx';
import { MissingLanguage } from '../settings/missing-language.tsx';
import { useSettings } from '../settings/settings.ts';
import { Ways } from '../ui/ways.tsx';
import { BOT_NAMES, setUpGame } from './set-up.ts';
import styles from './home.module.css';

const WORLDS = [
  { name: 'styku', type: 'fertile' },
  { name: 'zephan', type: 'advanced' },
  { name: 'erkam-w', type: 'metallic' },
] as const;

const WAYS: readonly {
  readonly to: string;
  readonly sign: Sign;
  readonly key: 'newGame' | 'cardsAndRules' | 'replays' | 'settings';
}[] = [
  { to: '/new', sign: 'play', key: 'newGame' },
  { to: '/rules', sign: 'book', key: 'cardsAndRules' },
  { to: '/replays', sign: 'log', key: 'replays' },
  { to: '/settings', sign: 'gear', key: 'settings' },
];

export function Home() {
  const { lang, wanted, change } = useSettings();
  const start = useStore((store) => store.start);
  const problem = useStore((store) => store.problem);
  const [kept] = useGames();
  const play = (saved: SavedGame) => {
    start(saved);
    navigate('/table');
  };
  const playNow = () => {
    const seats = [{ name: '' }, { name: BOT_NAMES[0] ?? '', bot: USUAL_OPPONENT }];
    play(setUpGame(DEFAULT_OPTIONS, seats, 'chance', ''));
  };
  return (
    <main className="title-page">
      <div className={styles.sky} aria-hidden="true">
        {WORLDS.map(({ name, type }) => (
          <span key={name} className={styles.world}>
            <PlanetArt name={name} type={type} />
          </span>
        ))}
      </div>
      <header className={styles.head}>
        <Sigil size={64} />
        <h1>Eminent Domain</h1>
        <p className={styles.tagline}>{msg(lang, 'ui.tagline')}</p>
      </header>
      {problem !== undefined && (
        <p role="alert" className="problem">
          {problemText(lang, problem)}
        </p>
      )}
      <div className={styles.actions}>
        {kept !== undefined && (
          <button
            type="button"
            className="big primary"
            data-continue
            onClick={() => play(kept.saved)}
          >
            {msg(lang, 'ui.continue')}
          </button>
        )}
        <button
          type="button"
          className={`big${kept === undefined ? ' primary' : ''}`}
          onClick={playNow}
        >
          {msg(lang, 'ui.playNow')}
        </button>
        <button type="button" className="big" onClick={() => navigate('/learn')}>
          {msg(lang, 'coach.start')}
        </button>
      </div>
      <GamesInProgress onResume={play} />
      <SetAside />
      <Ways ways={WAYS.map(({ to, sign, key }) => ({ to, sign, name: msg(lang, `ui.${key}`) }))} />
      <footer className={styles.foot}>
        <MissingLanguage />
        <p>{msg(lang, 'ui.unofficial')}</p>
        <div className={styles.languages}>
          {LANGUAGES.map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-pressed={one === wanted}
              onClick={() => change({ lang: one })}
            >
              {languageName(one)}
            </button>
          ))}
        </div>
      </footer>
    </main>
  );
}
