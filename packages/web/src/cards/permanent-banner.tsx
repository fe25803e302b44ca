// A permanent technology in an empire: a card, tagged with the symbols it adds to the current role.
import { cardAt, kindOf, type Role } from '@eminent/engine';
import { cardLabel, type PermanentContents, contentsText, msg } from '@eminent/text';
import clsx from 'clsx';
import { RoleIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { Card } from './card.tsx';
import { PermanentContentsMarks } from './permanent-contents.tsx';
import type { Choice } from './piece.tsx';
import styles from './permanent-banner.module.css';

interface PermanentCardProps extends Pick<Choice, 'onChoose' | 'picked' | 'tokens'> {
  readonly card: string;
  readonly errata: boolean;
  /** The current role. Symbols of the technology for it count. */
  readonly role?: Role | undefined;
  readonly contents?: PermanentContents | undefined;
  readonly seat: number;
  readonly onInspect: () => void;
  readonly className?: string | undefined;
}

/**
 * The card is as wide as `--card-width`. A container can limit its height with `--banner-height`.
 */
export function PermanentCard(props: PermanentCardProps) {
  const { card, errata, role, contents, seat, onInspect, className, ...choice } = props;
  const lang = useLang();
  const adds = cardAt(kindOf(card)).symbols.filter((symbol) => symbol === role).length;
  const hasAddedSymbols = role !== undefined && adds > 0;
  const spokenContents = [
    ...(contents === undefined ? [] : [contentsText(lang, contents)]),
    ...(hasAddedSymbols ? [msg(lang, 'ui.addsSymbols', { n: adds })] : []),
  ];
  return (
    <span
      className={clsx(styles.banner, hasAddedSymbols && styles.counts, className)}
      title={cardLabel(lang, card)}
    >
      <Card
        card={card}
        errata={errata}
        className={styles.card}
        onInspect={onInspect}
        {...choice}
        {...(spokenContents.length > 0 && { spokenContents: spokenContents.join(' ') })}
        {...(hasAddedSymbols && {
          tag: (
            <>
              <RoleIcon role={role} size="1.15em" />+{adds}
            </>
          ),
        })}
      />
      {contents !== undefined && <PermanentContentsMarks contents={contents} seat={seat} />}
    </span>
  );
}
