// The first screen: continue a kept game, or set up a new one.
import { botNames } from '../worker/bot-names.ts';
import { checkOptions, DEFAULT_OPTIONS, type GameOptions, VARIANTS } from '@eminent/engine';
import { LANGS, languageName, msg, type SwitchId, switchText, variantText } from '@eminent/text';
import { useState } from 'react';
import { useStore } from '../game/store.ts';
import { setUpGame } from './set-up.ts';

const SWITCHES: readonly {
  readonly id: SwitchId;
  readonly sides: readonly [GameOptions[SwitchId], GameOptions[SwitchId]];
}[] = [
  { id: 'techErrata', sides: [false, true] },
  { id: 'displayErrata', sides: [false, true] },
  { id: 'extraRound', sides: [false, true] },
  { id: 'twoPlayerStacks', sides: ['full', 'reduced'] },
  { id: 'learningDeck', sides: ['ten', 'eight'] },
];

export function Home() {
  const { lang, setLang, start, keptGame, problem } = useStore();
  const [options, setOptions] = useState<GameOptions>(DEFAULT_OPTIONS);
  const [bots, setBots] = useState<readonly string[]>(['captain', 'captain', 'captain']);
  const [first, setFirst] = useState<'me' | 'chance'>('chance');
  const [seed, setSeed] = useState('');
  const kept = keptGame();
  const checked = checkOptions(options);
  const change = (part: Partial<GameOptions>) => setOptions({ ...options, ...part });
  const play = () => {
    if (checked.ok) start(setUpGame(checked.value, bots, first, seed, msg(lang, 'ui.you')));
  };
  return (
    <main className="home">
      <header>
        <h1>Eminent Domain</h1>
        <p>{msg(lang, 'ui.unofficial')}</p>
      </header>
      {problem !== undefined && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      {kept !== undefined && (
        <button type="button" className="big" onClick={() => start(kept)}>
          {msg(lang, 'ui.continue')}
        </button>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          play();
        }}
      >
        <h2>{msg(lang, 'ui.newGame')}</h2>
        <button type="submit" className="big primary" disabled={!checked.ok}>
          {msg(lang, 'ui.play')}
        </button>
        {!checked.ok && (
          <p role="alert" className="problem">
            {checked.error}
          </p>
        )}
        <fieldset>
          <legend>{msg(lang, 'ui.players')}</legend>
          <div className="choices">
            {([2, 3, 4] as const).map((players) => (
              <label key={players}>
                <input
                  type="radio"
                  name="players"
                  checked={options.players === players}
                  onChange={() => change({ players })}
                />
                <span>{players}</span>
              </label>
            ))}
          </div>
          {bots.slice(0, options.players - 1).map((bot, seat) => (
            <label key={`bot ${seat + 1}`} className="row">
              {msg(lang, 'ui.opponent', { n: seat + 1 })}
              <select
                value={bot}
                onChange={({ target }) =>
                  setBots(bots.map((one, i) => (i === seat ? target.value : one)))
                }
              >
                {botNames().map((name) => (
                  <option key={name} value={name}>
                    {msg(lang, name === 'random' ? 'ui.bots.random' : 'ui.bots.captain')}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label className="row">
            {msg(lang, 'ui.first')}
            <select
              value={first}
              onChange={({ target }) => setFirst(target.value === 'me' ? 'me' : 'chance')}
            >
              <option value="chance">{msg(lang, 'ui.firstChance')}</option>
              <option value="me">{msg(lang, 'ui.you')}</option>
            </select>
          </label>
        </fieldset>
        <fieldset>
          <legend>{msg(lang, 'ui.variant')}</legend>
          {VARIANTS.map((variant) => {
            const words = variantText(lang, variant);
            return (
              <label key={variant} className="option">
                <input
                  type="radio"
                  name="variant"
                  checked={options.variant === variant}
                  onChange={() => change({ variant })}
                />
                <span>
                  <b>{words.name}</b> {words.text}
                </span>
              </label>
            );
          })}
        </fieldset>
        <details>
          <summary>{msg(lang, 'ui.switches')}</summary>
          {SWITCHES.map(({ id, sides }) => (
            <label key={id} className="option">
              <input
                type="checkbox"
                checked={options[id] === sides[1]}
                onChange={({ target }) => change({ [id]: sides[target.checked ? 1 : 0] })}
              />
              <span>
                <b>{switchText(lang, id, options[id]).name}.</b>{' '}
                {switchText(lang, id, options[id]).text}
              </span>
            </label>
          ))}
          <label className="row">
            {msg(lang, 'ui.seed')}
            <input
              type="text"
              value={seed}
              onChange={({ target }) => setSeed(target.value)}
              placeholder={msg(lang, 'ui.seedChance')}
            />
          </label>
        </details>
      </form>
      <label className="row language">
        {msg(lang, 'ui.language')}
        <select
          value={lang}
          onChange={({ target }) => setLang(LANGS.find((one) => one === target.value) ?? 'en')}
        >
          {LANGS.map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </select>
      </label>
    </main>
  );
}
