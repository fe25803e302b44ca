// A permanent technology as it hangs in an empire: a small upright card that shows what it adds to the role that goes on.
import { cardAt, kindOf, type Role } from '@eminent/engine';
import { cardLabel, msg } from '@eminent/text';
import clsx from 'clsx';
import { RoleIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { Card } from './card.tsx';
import styles from './banner.module.css';

interface BannerProps {
  readonly card: string;
  readonly errata: boolean;
  /** The role to which its symbols count now. */
  readonly role?: Role | undefined;
  /** Tells all about it. */
  readonly onInspect: () => void;
  readonly className?: string | undefined;
}

/** Fills `--card-width`; its name is shown where there is room for it. */
export function Banner({ card, errata, role, onInspect, className }: BannerProps) {
  const lang = useLang();
  const adds = cardAt(kindOf(card)).symbols.filter((symbol) => symbol === role).length;
  const counts = role !== undefined && adds > 0;
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
        {...(counts && {
          tag: (
            <>
              <RoleIcon role={role} size="1.15em" />+{adds}
            </>
          ),
          said: msg(lang, 'ui.addsSymbols', { n: adds }),
        })}
      />
    </span>
  );
}
