// The cards and rules page: rules, cards, planets, scenarios and glossary, with search.
import clsx from 'clsx';
import { CARDS, PLANET_DEFS, ROLES, backOf, planetOf, SCENARIOS } from '@eminent/engine';
import {
  cardLabel,
  glossary,
  msg,
  planetCosts,
  roleName,
  roleText,
  spokenCard,
  spokenPlanet,
  scenarioName,
  scenarioText,
} from '@eminent/text';
import { Suspense, use, useEffect, useState } from 'react';
import { RoleIcon } from '../art/icons.tsx';
import { PrintedCard } from '../cards/card.tsx';
import { OfferedPlanet } from '../cards/planet.tsx';
import { ScenarioPicture } from '../cards/scenario-picture.tsx';
import { useLang } from '../settings/settings.ts';
import { Page } from '../ui/page.tsx';
import segments from '../ui/segments.module.css';
import { type RuleBlock, rulesText } from './rules-text.ts';
import { TablePicture } from './table-picture.tsx';
import list from './numbered-list.module.css';
import styles from './rules-page.module.css';
import { Loading } from '../activity/activity.ts';

const TABS = ['rules', 'cards', 'planets', 'scenarios', 'glossary'] as const;
type Tab = (typeof TABS)[number];

interface RulesPageProps {
  /** A tab, or the id of a ruling or heading. */
  readonly at?: string;
}

function isTab(at: string | undefined): at is Tab {
  return TABS.some((tab) => tab === at);
}

export function RulesPage({ at }: RulesPageProps) {
  const lang = useLang();
  const [tab, setTab] = useState<Tab>(isTab(at) ? at : 'rules');
  const ruling = isTab(at) ? undefined : at;
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  return (
    <Page title={msg(lang, 'ui.cardsAndRules')}>
      <div className={styles.head}>
        <div
          className={segments.segments}
          role="tablist"
          aria-label={msg(lang, 'ui.cardsAndRules')}
        >
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              aria-selected={one === tab}
              onClick={() => setTab(one)}
            >
              {msg(lang, `ui.rulesTabs.${one}`)}
            </button>
          ))}
        </div>
        <input
          type="search"
          aria-label={msg(lang, 'ui.search')}
          placeholder={msg(lang, 'ui.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {tab === 'rules' && (
        <Suspense fallback={<Loading />}>
          <Rules search={words} ruling={ruling} />
        </Suspense>
      )}
      {tab === 'cards' && <Cards search={words} />}
      {tab === 'planets' && <Planets search={words} />}
      {tab === 'scenarios' && <Scenarios search={words} />}
      {tab === 'glossary' && <Glossary search={words} />}
    </Page>
  );
}

function Rules({
  search,
  ruling,
}: {
  readonly search: string;
  readonly ruling: string | undefined;
}) {
  const lang = useLang();
  const blocks = use(rulesText(lang));
  const shown = blocks.filter((block) => search === '' || block.plain.includes(search));
  useEffect(() => {
    if (ruling === undefined) return;
    document.getElementById(`ruling-${ruling}`)?.scrollIntoView({ block: 'center' });
  }, [ruling]);
  const [isNumbered, setNumbered] = useState(ruling !== undefined);
  return (
    <article className={clsx(styles.article, !isNumbered && styles.plain)}>
      {search === '' && (
        <>
          <TablePicture />
          <TurnPhases />
          <label className={styles.numbers}>
            <input
              type="checkbox"
              checked={isNumbered}
              onChange={({ target }) => setNumbered(target.checked)}
            />
            <span>{msg(lang, 'ui.rulesStart.numbers')}</span>
          </label>
        </>
      )}
      {shown.map((block) => (
        <Block
          key={block.key}
          block={block}
          marked={block.id !== undefined && block.id === ruling}
        />
      ))}
      {shown.length === 0 && <p className="soft">{msg(lang, 'ui.nothingFound')}</p>}
    </article>
  );
}

function TurnPhases() {
  const lang = useLang();
  return (
    <section className={styles.turn} aria-labelledby="turn-phases">
      <h2 id="turn-phases">{msg(lang, 'ui.rulesStart.turn')}</h2>
      <ol className={list.numbered}>
        {(['action', 'role', 'cleanup'] as const).map((phase) => (
          <li key={phase}>
            <b>{msg(lang, `ui.phases.${phase}`)}</b> {msg(lang, `ui.rulesStart.phases.${phase}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The HTML can be trusted, because it is built from files of this repository. */
function Block({ block, marked }: { readonly block: RuleBlock; readonly marked: boolean }) {
  return (
    <div
      id={block.id === undefined ? undefined : `ruling-${block.id}`}
      className={clsx(styles.block, styles[block.kind], marked && styles.marked)}
      data-rule={block.kind}
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: block.html }}
    />
  );
}

function Cards({ search }: { readonly search: string }) {
  const lang = useLang();
  const cards = CARDS.map((card) => card.id).filter((card) =>
    spokenCard(lang, card).toLowerCase().includes(search),
  );
  return (
    <div className={styles.cards}>
      {ROLES.filter((role) => roleName(lang, role).toLowerCase().includes(search)).map((role) => {
        const text = roleText(lang, role);
        return (
          <div key={role} className={styles.words} data-hue={role}>
            <h3>
              <RoleIcon role={role} size={24} /> {roleName(lang, role)}
            </h3>
            <p>{text.role}</p>
            <p className="soft">{text.leader}</p>
          </div>
        );
      })}
      {cards.map((card) => (
        <PrintedCard
          key={card}
          card={card}
          errata={false}
          label={`${cardLabel(lang, card)}. ${spokenCard(lang, card)}`}
        />
      ))}
    </div>
  );
}

function Planets({ search }: { readonly search: string }) {
  const lang = useLang();
  const shown = PLANET_DEFS.filter(({ id }) =>
    spokenPlanet(lang, id).toLowerCase().includes(search),
  );
  return (
    <div className={styles.planets}>
      {shown.map(({ id }) => (
        <figure key={id} className={styles.planet}>
          <span aria-hidden="true">
            <OfferedPlanet planet={{ planet: id, ...backOf(planetOf(id)) }} />
          </span>
          <figcaption>
            <small>{spokenPlanet(lang, id)}</small>
            <small className="soft">{planetCosts(lang, id)}</small>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Scenarios({ search }: { readonly search: string }) {
  const lang = useLang();
  const fleets = (['basic', 'improved'] as const).map((side) => ({
    id: side as string,
    name: msg(lang, `piece.fleet.${side}.name`),
    text: msg(lang, `piece.fleet.${side}.text`),
    isScenario: false,
  }));
  const scenarios = SCENARIOS.map(({ id }) => ({
    id,
    name: scenarioName(lang, id),
    text: scenarioText(lang, id),
    isScenario: true,
  }));
  return (
    <dl className={styles.glossary}>
      {[...fleets, ...scenarios]
        .filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(search))
        .map(({ id, name, text, isScenario }) => (
          <div key={id} className={clsx(isScenario && styles.scenario)}>
            <dt>{name}</dt>
            <dd>{text}</dd>
            {isScenario && (
              <dd>
                <ScenarioPicture scenario={id} />
              </dd>
            )}
          </div>
        ))}
    </dl>
  );
}

function Glossary({ search }: { readonly search: string }) {
  const lang = useLang();
  return (
    <dl className={styles.glossary}>
      {glossary(lang)
        .filter(({ term, text }) => `${term} ${text}`.toLowerCase().includes(search))
        .map(({ id, term, text }) => (
          <div key={id}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
