// The technology market: filters, a grid of cards, one card large, a list of unavailable
// technologies, and the means of payment.
import clsx from 'clsx';
import { PLANET_TYPES, type View } from '@eminent/engine';
import { msg, planetTypeName } from '@eminent/text';
import { useState } from 'react';
import { TypeIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import type { PartProps } from '../part-props.ts';
import { NO_FILTER, type Filter, pilesOf } from '../technology-filter.ts';
import { ChosenCard } from './chosen-card.tsx';
import { useShownTechnology } from './shown-technology.ts';
import { MarketFilters } from './market-filters.tsx';
import { UnavailableTechnologies } from './unavailable-technologies.tsx';
import { CardGrid } from './card-grid.tsx';
import { PaymentSums } from './payment-sums.tsx';
import { marketTechnologiesOf } from './market-technologies.ts';
import styles from './market.module.css';

/** The market at the question for a technology. Replaces the board except the player's empire. */
export function Market(props: PartProps) {
  const lang = useLang();
  const shown = useShownTechnology(props.view);
  return (
    <>
      <section
        className={clsx(styles.place, styles.risen)}
        data-market
        data-hub
        data-anchor="market"
        aria-label={msg(lang, 'ui.technologies')}
      >
        <Parts {...props} initialReach="now" heading="h2" />
      </section>
      <div className={styles.sums} data-sums>
        <PaymentSums view={props.view} shown={shown} />
      </div>
    </>
  );
}

/** The market in the technology window, for browsing. */
export function MarketToBrowse(props: PartProps) {
  const within = marketTechnologiesOf(props.view, NO_FILTER).within;
  const shown = useShownTechnology(props.view);
  return (
    <div className={clsx(styles.place, styles.browsed)} data-browsed>
      <Parts {...props} initialReach={within > 0 ? 'now' : 'all'} heading="h3" />
      <PaymentSums view={props.view} shown={shown} />
    </div>
  );
}

function Parts({
  view,
  names,
  inspect,
  initialReach,
  heading: Heading,
}: PartProps & {
  readonly initialReach: Filter['reach'];
  readonly heading: 'h2' | 'h3';
}) {
  const lang = useLang();
  const [filter, setFilter] = useState<Filter>({ ...NO_FILTER, reach: initialReach });
  const { open, notYet, within } = marketTechnologiesOf(view, filter);
  const shown = useShownTechnology(view) ?? open[0]?.card ?? notYet[0]?.card;
  return (
    <div className={styles.market}>
      <div className={styles.head}>
        <Heading className={styles.title}>{msg(lang, `ui.marketTitle.${filter.reach}`)}</Heading>
        <MarketFilters
          filter={filter}
          change={(part) => setFilter({ ...filter, ...part })}
          within={within}
          types={pilesOf(view)}
        />
      </div>
      <div className={styles.technologies}>
        <div className={styles.grid}>
          <BlindDecks view={view} />
          {open.length === 0 ? (
            <p className={styles.none}>{msg(lang, 'ui.noTechnologies')}</p>
          ) : (
            <CardGrid view={view} technologies={open} shown={shown} inspect={inspect} />
          )}
        </div>
        <div className={styles.notYet}>
          <UnavailableTechnologies view={view} names={names} technologies={notYet} shown={shown} />
        </div>
      </div>
      {shown !== undefined && (
        <div className={styles.chosen}>
          <ChosenCard view={view} names={names} card={shown} inspect={inspect} />
        </div>
      )}
    </div>
  );
}

function BlindDecks({ view }: { readonly view: View }) {
  const lang = useLang();
  const { technologyDecks, lookingTechnologies } = view;
  if (technologyDecks === undefined || lookingTechnologies !== undefined) return null;
  return (
    <div className={styles.decks}>
      <p>{msg(lang, 'explanations.drawn-blind')}</p>
      <ul>
        {PLANET_TYPES.map((type) => (
          <li key={type} data-hue={type}>
            <TypeIcon type={type} size="1.6em" />
            {msg(lang, 'piece.deck', { type: planetTypeName(lang, type) })}
            <b>{technologyDecks[type]}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
