// Planets that are being looked at in a Survey: the one who looks sees their fronts and keeps one.
import type { View } from '@eminent/engine';
import { msg, planetName, backLabel, spokenFaceDown } from '@eminent/text';
import { PlanetArt } from '../art/planet-art.tsx';
import { artName, Gives, Price } from '../cards/planet.tsx';
import { Piece } from '../cards/piece.tsx';
import world from '../cards/world.module.css';
import { choose } from '../decide/picks.ts';
import { useLang } from '../settings/settings.ts';
import styles from './looking.module.css';

export function Looking({ view }: { readonly view: View }) {
  const lang = useLang();
  const options = view.decision?.options ?? [];
  return (
    <section className={styles.looking} aria-label={msg(lang, 'ui.looking')}>
      {view.looking.map((planet, index) => {
        const option = options.find((one) => one.kind === 'keep' && one.index === index);
        const { planet: name, type, warfareCost, colonizeCost } = planet;
        return (
          <Piece
            key={`${artName(planet)} ${index + 1}`}
            className={world.world}
            data-hue={type}
            label={spokenFaceDown(lang, planet, 0, name)}
            onChoose={option === undefined ? undefined : () => choose(view, option)}
          >
            <PlanetArt
              name={artName(planet)}
              type={type}
              dark={name === undefined}
              className={world.art}
            />
            <b>{name === undefined ? backLabel(lang, planet) : planetName(name)}</b>
            {name !== undefined && <Gives planet={name} small={false} up={false} />}
            <Price size={15} fighters={warfareCost} colonies={colonizeCost} />
          </Piece>
        );
      })}
    </section>
  );
}
