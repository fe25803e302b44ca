// Planets that are being looked at in a Survey: the one who looks sees their fronts and keeps one.
import type { View } from '@eminent/engine';
import { msg, planetName, backLabel, spokenFaceDown } from '@eminent/text';
import { ColonyIcon, FighterIcon } from '../art/icons.tsx';
import { PlanetArt } from '../art/planet-art.tsx';
import { artName, Gives } from '../cards/planet.tsx';
import { Piece } from '../cards/piece.tsx';
import { choose } from '../decide/picks.ts';
import { useLang } from '../settings/settings.ts';

export function Looking({ view }: { readonly view: View }) {
  const lang = useLang();
  const options = view.decision?.options ?? [];
  return (
    <section className="looking" aria-label={msg(lang, 'ui.looking')}>
      {view.looking.map((planet, index) => {
        const option = options.find((one) => one.kind === 'keep' && one.index === index);
        const { planet: name, type, warfareCost, colonizeCost } = planet;
        return (
          <Piece
            key={`${artName(planet)} ${index + 1}`}
            className={`world ${type}`}
            label={spokenFaceDown(lang, planet, 0, name)}
            onChoose={option === undefined ? undefined : () => choose(view, option)}
          >
            <PlanetArt name={artName(planet)} type={type} dark={name === undefined} />
            <b>{name === undefined ? backLabel(lang, planet) : planetName(name)}</b>
            {name !== undefined && <Gives planet={name} small={false} up={false} />}
            <span className="costs">
              <span className="cost warfare">
                <FighterIcon size={15} />
                {warfareCost}
              </span>
              <span className="cost colonize">
                <ColonyIcon size={15} />
                {colonizeCost}
              </span>
            </span>
          </Piece>
        );
      })}
    </section>
  );
}
