// The technologies on offer, by type and level; while buying, the legal ones can be taken here.
import {
  kindOf,
  type OptionInfo,
  PLANET_TYPES,
  type PlanetType,
  technologyAt,
  type View,
} from '@eminent/engine';
import { type Lang, msg, planetTypeName } from '@eminent/text';
import { useEffect, useRef, useState } from 'react';
import { Card } from './pieces.tsx';

interface CatalogueProps {
  readonly lang: Lang;
  readonly view: View;
  readonly choose: (option: OptionInfo) => void;
  readonly onClose: () => void;
}

export function Catalogue({ lang, view, choose, onClose }: CatalogueProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [type, setType] = useState<PlanetType | 'all'>('all');
  const [level, setLevel] = useState(0);
  useEffect(() => dialog.current?.showModal(), []);
  const options = view.decision?.options ?? [];
  const shown = view.technologies.filter((card) => {
    const def = technologyAt(kindOf(card));
    return (type === 'all' || def.type === type) && (level === 0 || def.level === level);
  });
  return (
    <dialog
      ref={dialog}
      className="catalogue"
      aria-label={msg(lang, 'ui.technologies')}
      onClose={onClose}
    >
      <header>
        <h2>{msg(lang, 'ui.technologies')}</h2>
        <select
          aria-label={msg(lang, 'ui.filterType')}
          value={type}
          onChange={({ target }) =>
            setType(PLANET_TYPES.find((one) => one === target.value) ?? 'all')
          }
        >
          <option value="all">{msg(lang, 'ui.all')}</option>
          {PLANET_TYPES.map((one) => (
            <option key={one} value={one}>
              {planetTypeName(lang, one)}
            </option>
          ))}
        </select>
        <select
          aria-label={msg(lang, 'ui.filterLevel')}
          value={level}
          onChange={({ target }) => setLevel(Number(target.value))}
        >
          <option value={0}>{msg(lang, 'ui.all')}</option>
          {[1, 2, 3].map((one) => (
            <option key={one} value={one}>
              {msg(lang, 'ui.level', { n: one })}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => dialog.current?.close()}>
          {msg(lang, 'ui.close')}
        </button>
      </header>
      {shown.length === 0 && <p>{msg(lang, 'ui.noTechnologies')}</p>}
      <div className="cards">
        {shown.map((card) => {
          const option = options.find((one) => one.kind === 'buy' && one.card === card);
          const onChoose =
            option === undefined
              ? undefined
              : () => {
                  dialog.current?.close();
                  choose(option);
                };
          return (
            <Card
              key={card}
              lang={lang}
              card={card}
              errata={view.options.techErrata}
              onChoose={onChoose}
            />
          );
        })}
      </div>
    </dialog>
  );
}
