// A permanent technology as it hangs in an empire: a small upright card that shows what it adds to the role that goes on.
import { cardAt, kindOf, type Role } from '@eminent/engine';
import { cardLabel, type PermanentContents, contentsText, msg } from '@eminent/text';
import clsx from 'clsx';
import { RoleIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { Card } from './card.tsx';
import { PermanentContentsMarks } from './permanent-contents.tsx';
import type { Choice } from './piece.tsx';
import styles from './permanent-banner.module.css';

interface BannerProps extends Pick<Choice, 'onChoose' | 'picked' | 'tokens'> {
  readonly card: string;
  readonly errata: boolean;
  /** The role to which its symbols count now. */
  readonly role?: Role | undefined;
  /** What lies on it, and whose it is. */
  readonly held?: PermanentContents | undefined;
  readonly seat: number;
  /** Tells all about it. */
  readonly onInspect: () => void;
  readonly className?: string | undefined;
}

/** Fills `--card-width`; its name is shown where there is room for it. */
export function PermanentBanner(props: BannerProps) {
  const { card, errata, role, held, seat, onInspect, className, ...choice } = props;
  const lang = useLang();
  const adds = cardAt(kindOf(card)).symbols.filter((symbol) => symbol === role).length;
  const counts = role !== undefined && adds > 0;
  const said = [
    ...(held === undefined ? [] : [contentsText(lang, held)]),
    ...(counts ? [msg(lang, 'ui.addsSymbols', { n: adds })] : []),
  ];
  return (
    <span
      className={clsx(styles.banner, counts && styles.counts, className)}
      title={cardLabel(lang, card)}
    >
      <Card
        card={card}
        errata={errata}
        className={styles.card}
        onInspect={onInspect}
        {...choice}
        {...(said.length > 0 && { said: said.join(' ') })}
        {...(counts && {
          tag: (
            <>
              <RoleIcon role={role} size="1.15em" />+{adds}
            </>
          ),
        })}
      />
      {held !== undefined && <PermanentContentsMarks held={held} seat={seat} />}
    </span>
  );
}
